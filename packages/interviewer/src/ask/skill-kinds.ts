/**
 * Which questions fit a bare skill or tool, by its name. The lists hold names that resumes use often, in lower case; what none of
 * them knows is asked about as a craft, or not at all.
 */
const toolKinds: readonly (readonly [string, RegExp])[] = [
  [
    'tool.language',
    /^(?:python|java|c\+\+|c#|c|go|golang|rust|java ?script|type ?script|php|ruby|kotlin|swift|scala|r|matlab|perl|lua|haskell|bash|shell(?: scripting)?|vba|cobol|abap|elixir|clojure|dart|fortran|julia|objective-c|f#|groovy|assembly|sas|stata|solidity)$/,
  ],
  [
    'tool.database',
    /\b(?:sql|mysql|postgres(?:ql)?|oracle(?: db| database)?|mongo ?db|redis|sqlite|mariadb|cassandra|dynamodb|snowflake|bigquery|t-sql|pl\/sql)\b/,
  ],
  [
    'tool.framework',
    /^(?:react(?:\.?js| native)?|angular(?:js)?|vue(?:\.?js)?|svelte|django|flask|fastapi|spring(?: boot)?|rails|ruby on rails|\.net(?: core)?|asp\.net|laravel|symfony|flutter|node(?:\.?js)?|express(?:\.?js)?|next\.?js|nest\.?js|unity|unreal(?: engine)?|godot|qt|jquery|tailwind|wordpress|drupal|typo3|shopify|android|ios|graphql)$/,
  ],
  [
    'tool.platform',
    /^(?:aws|amazon web services|azure|microsoft azure|gcp|google cloud(?: platform)?|docker|kubernetes|terraform|ansible|jenkins|linux|windows server|vmware|kafka|rabbitmq|nginx|heroku|openshift|proxmox|active directory|elasticsearch|helm|prometheus|grafana)$/,
  ],
  ['tool.versions', /^(?:git|github|gitlab|perforce|svn|subversion|mercurial)$/],
  [
    'tool.analysis',
    /^(?:tableau|power ?bi|microsoft power bi|looker(?: studio)?|qlik(?:view| sense)?|spss|pandas|numpy|spark|pyspark|airflow|dbt|tensorflow|pytorch|scikit-learn|keras|google analytics|ga4|metabase|sas viya|arcgis|qgis|gis|minitab|eviews|nvivo|maxqda)$/,
  ],
  ['tool.sheets', /^(?:ms excel|microsoft excel|excel|google sheets|spreadsheets)$/],
  [
    'tool.office',
    /^(?:ms office|microsoft office(?: 365)?|office(?: 365)?|ms word|word|microsoft word|power ?point|microsoft powerpoint|outlook|google workspace|libreoffice|ms teams|ms project|microsoft project)$/,
  ],
  [
    'tool.business',
    /\b(?:sap|salesforce|hubspot|dynamics|navision|odoo|oracle erp|netsuite|sage|datev|quickbooks|xero|zendesk|freshdesk|servicenow|jira|confluence|workday|personio|opera pms|protel|fidelio|epic|cerner|systmone|emis|zoho|pipedrive|shopware|lexware|bexio|abacus|mews|toast|lightspeed|crm|erp|wms|pos systems?|mailchimp|asana|trello|monday\.com|moodle)\b/,
  ],
  [
    'tool.graphics',
    /^(?:(?:adobe )?(?:photoshop|illustrator|indesign|lightroom|premiere(?: pro)?|after effects|xd|audition|creative (?:suite|cloud))|figma|sketch|canva|blender|cinema 4d|maya|3ds max|zbrush|davinci resolve|final cut(?: pro)?|affinity(?: designer| publisher)?|procreate|ableton(?: live)?|logic pro|pro tools)$/,
  ],
  [
    'tool.drawing',
    /^(?:autocad|revit|solid ?works|catia(?: v5)?|rhino(?:\/grasshopper| 3d)?|archicad|inventor|creo|sketch ?up|fusion 360|civil 3d|tekla(?: structures)?|vectorworks|nx|siemens nx|allplan|eplan|cad|bim|stl)$/,
  ],
  [
    'tool.machine',
    /\b(?:machines?|lathe|press|forklift|excavator|digger|crane|saw|chainsaws?|oven|kiln|tractor|loader|harvester|sprayer|cherry picker|telehandler|till|grinder|oscilloscope|autoclave|centrifuge|dialysis|ventilators?|defibrillator)\b/,
  ],
  [
    'tool.method',
    /^(?:scrum|kanban|agile|lean|six sigma|lean six sigma|prince2|waterfall|design thinking|tdd|test[- ]driven development|5s|fmea|kaizen|safe|okrs?|bpmn|devops|ddd|pair programming|itil|togaf|montessori|haccp|agile methods|agile methodologies|project management)$/,
  ],
]

const skillKinds: readonly (readonly [string, RegExp])[] = [
  [
    'teamwork',
    /^(?:team ?work|team work|team ?player|collaboration|working in (?:a )?teams?|team spirit|interpersonal skills|people skills)$/,
  ],
  [
    'communication',
    /^(?:(?:verbal |written |oral |calm |clear )?communication(?: skills)?|active listening|listening)$/,
  ],
  [
    'leadership',
    /^(?:(?:team )?leadership(?: skills)?|delegation|delegating|people management|staff management|team management|managing people|motivation)$/,
  ],
  [
    'problemSolving',
    /^(?:(?:creative )?problem[- ]solving(?: skills)?|troubleshooting|critical thinking|analytical (?:thinking|skills)|strategic thinking)$/,
  ],
  ['timeManagement', /^(?:time[- ]management|multi-?tasking|prioriti[sz](?:ing|ation)|punctuality)$/],
  [
    'adaptability',
    /^(?:adaptab(?:ility|le)|flexib(?:ility|le)|change management|learning mindset|fast learner|quick learner|versatile)$/,
  ],
  ['creativity', /^(?:creativity|creative(?: thinking)?|innovati(?:on|ve))$/],
  ['detail', /^(?:attention to detail|accuracy|precision|detail[- ]oriented|meticulous(?:ness)?|careful|accurate)$/],
  ['conflict', /^(?:conflict (?:resolution|management)|mediation|de-?escalation|diplomacy|diplomatic)$/],
  ['decisions', /^decision[- ]making$/],
  [
    'customers',
    /^(?:customer (?:service|care|relations|advice|focus|orientation|support)|guest relations|client care|hospitality)$/,
  ],
  ['patience', /^(?:patience|patient)$/],
  [
    'pressure',
    /^(?:resilien(?:ce|t)|stress (?:management|resistance|tolerance)|(?:working|work) under pressure|calm under pressure|staying calm(?: under pressure)?|stress-resistant)$/,
  ],
  [
    'reliability',
    /^(?:reliab(?:ility|le)|accountability|work ethic|responsib(?:ility|le)|trustworth(?:y|iness)|dependab(?:ility|le)|commitment|conscientious(?:ness)?|hard[- ]working|punctual)$/,
  ],
  [
    'initiative',
    /^(?:initiative|self[- ]motivat(?:ion|ed)|proactiv(?:e|ity)|independent work(?:ing)?|working independently|motivated|ambitious|driven|energetic|enthusiastic|dynamic)$/,
  ],
  [
    'speaking',
    /^(?:public speaking|present(?:ation|ing)(?: skills)?|presentations|storytelling|facilitation|moderation)$/,
  ],
  [
    'bargaining',
    /^(?:negotiat(?:ion|ing)(?: skills)?|persua(?:sion|sive)|stakeholder management|relationship building)$/,
  ],
  [
    'organising',
    /^(?:organi[sz]ation(?:al skills)?|organi[sz]ed|planning|planning and organi[sz]ation|administration|resourceful)$/,
  ],
  ['explaining', /^(?:coaching|mentoring|teaching|training|tutoring|instructing)$/],
  [
    'empathy',
    /^(?:empath(?:y|etic)|emotional intelligence|cultural awareness|intercultural (?:skills|competence)|compassion|friendly|friendliness)$/,
  ],
  [
    'skill.statistics',
    /\b(?:inference|statistics|statistical|regression|bayesian|modelling|modeling|machine learning|deep learning|forecasting|econometrics|time series|nlp|computer vision)\b/,
  ],
  [
    'skill.clinical',
    /\b(?:phlebotomy|cannulation|wound care|ventilation|ventilator|catheter\w*|triage|ecgs?|suturing|intubation|injections?|blood (?:taking|draws?)|vaccinations?|moving and handling|first aid|palliative care|infection control|resuscitation)\b/,
  ],
  ['skill.law', /\blaw$/],
]

const find = (kinds: readonly (readonly [string, RegExp])[], name: string): string | null =>
  kinds.find(([, words]) => words.test(name))?.[0] ?? null

/** The kind of a tool by its name ('Python' is 'tool.language'), or null. */
export const toolKind = (name: string): string | null => find(toolKinds, name.toLowerCase().trim())

/** The kind of a skill by its name ('Teamwork' is 'teamwork'), or null. */
export const skillKind = (name: string): string | null =>
  find(
    skillKinds,
    name
      .toLowerCase()
      .replace(/^(?:strong|excellent|good|great|very) /, '')
      .trim(),
  )
