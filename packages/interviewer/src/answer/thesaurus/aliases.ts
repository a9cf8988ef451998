/** Different spellings and short forms of the same thing; a name in a question may stand in the resume as any of its line. */
export const aliasGroups = `
javascript, js, ecmascript
typescript, ts
postgresql, postgres
kubernetes, k8s
golang, go
c#, csharp, .net, dotnet
node, node.js, nodejs
react, react.js, reactjs
vue, vue.js, vuejs
angular, angularjs
amazon web services, aws
google cloud, gcp, google cloud platform
azure, microsoft azure
excel, microsoft excel, ms excel
word, microsoft word, ms word
powerpoint, microsoft powerpoint
sql, postgresql, mysql, sql server, t-sql, oracle, sqlite, mariadb
phd, doctorate, doctoral, dphil, dr. iur, dr. med, dr. phil, dr. rer, dr. ing, dr.-ing
mba, master of business administration
msc, master, masters, master of science, ma, meng, mphil, master of arts
bsc, bachelor, bachelors, bachelor of science, ba, beng, undergraduate
united kingdom, uk, britain, great britain
united states, usa, us, america
european union, eu
human resources, hr
artificial intelligence, ai
machine learning, ml
user experience, ux
user interface, ui
quality assurance, qa
search engine optimisation, seo
customer relationship management, crm
enterprise resource planning, erp
electronic health record, ehr, emr, electronic patient record
continuous integration, ci
infrastructure as code, iac
heavy goods vehicle, hgv, lgv
intensive care, icu, itu
emergency department, a&e, er, emergency room
computer aided design, cad
building information modelling, bim
national vocational qualification, nvq
chartered accountant, aca, acca, cpa
`

/** Kinds of tools with their best known members: who asks for the kind is answered with a member, not the other way round. */
export const kindGroups = `
crm, salesforce, hubspot, dynamics, zoho, pipedrive, sugarcrm, customer relationship management
erp, sap, netsuite, oracle, dynamics, infor, odoo, enterprise resource planning
wms, manhattan, warehouse management system, sap ewm
ats, greenhouse, workday, lever, taleo, applicant tracking system
cms, wordpress, drupal, typo3, contentful, joomla
cad, autocad, solidworks, catia, revit, inventor, fusion 360, sketchup, creo, rhino
bim, revit, archicad, navisworks
bi, power bi, tableau, looker, qlik
ehr, epic, cerner, emis, systmone, electronic patient record, electronic health record
emr, epic, cerner, electronic patient record, electronic medical record
gis, arcgis, qgis
plc, siemens, s7, allen-bradley, codesys, tia portal
ci/cd, jenkins, gitlab ci, github actions, circleci
iac, terraform, pulumi, ansible, cloudformation
rdbms, postgresql, postgres, mysql, oracle, sql server, mariadb
nosql, mongodb, cassandra, dynamodb, redis, couchbase
ide, visual studio, intellij, eclipse, vs code, pycharm
lims, labware, starlims
pms, opera, mews, protel, cloudbeds, property management system
pos, micros, lightspeed, square, till system
lms, moodle, blackboard, canvas
dtp, indesign, quarkxpress
daw, pro tools, ableton, logic pro, cubase, reaper
`
