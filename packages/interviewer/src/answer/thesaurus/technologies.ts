const list = `python, java, javascript, typescript, kotlin, scala, ruby, php, perl, haskell, erlang, elixir, clojure, matlab, fortran, cobol, golang, c++, c#, f#, objective-c, .net, vba, sql, nosql, html, css, sass, graphql, solidity, bash, powershell,
react, angular, vue, svelte, jquery, django, flask, fastapi, rails, laravel, symfony, spring boot, hibernate, node.js, nodejs, express.js, next.js, nuxt, electron, flutter, react native, xamarin, unity, unreal engine, qt,
postgresql, postgres, mysql, mariadb, sqlite, mongodb, cassandra, redis, elasticsearch, dynamodb, neo4j, snowflake, bigquery, redshift, databricks, clickhouse, teradata, hadoop, spark, hive, kafka, rabbitmq, activemq, airflow, dbt, flink,
aws, azure, gcp, google cloud, heroku, docker, kubernetes, k8s, openshift, terraform, ansible, puppet, vagrant, jenkins, gitlab, github, bitbucket, circleci, travis, argo, helm, prometheus, grafana, datadog, splunk, nagios, new relic,
linux, unix, ubuntu, debian, windows server, macos, vmware, hyper-v, cisco, juniper, active directory, sharepoint, jira, confluence, trello, asana, notion, slack, zendesk, servicenow, excel, powerpoint, power bi, powerbi, tableau, looker, qlik,
sap, oracle, netsuite, workday, salesforce, hubspot, dynamics, xero, quickbooks, sage, datev, peoplesoft, marketo, mailchimp, google analytics, google ads, wordpress, drupal, shopify, magento, figma, photoshop, illustrator, indesign, after effects, premiere, lightroom,
autocad, solidworks, revit, catia, inventor, sketchup, rhino, archicad, ansys, abaqus, labview, simulink, plc, scada, arduino, raspberry pi, fpga, vhdl, verilog, zephyr, freertos, ros, opencv, tensorflow, pytorch, keras, scikit-learn, pandas, numpy, spss, stata, sas, minitab, arcgis, qgis,
latex, prince2, pmp, itil, scrum, kanban, six sigma, togaf, iso 9001, iso 27001, iso 14001, haccp, cips, cisa, cissp, cfa, acca, aca, cima, cpa, gaap, ifrs, gdpr, hipaa, sox, pci dss, epic, cerner, emis, moodle, blackboard, canvas lms, opera pms, micros, toast pos`

/** Names of tools, technologies and standards that are names even in small letters. Words of everyday language are not among them. */
export const technologyNames: ReadonlySet<string> = new Set(
  list
    .split(',')
    .map((name) => name.trim())
    .filter(
      (name) =>
        ![
          'epic',
          'toast pos',
          'notion',
          'canvas lms',
          'express.js',
          'ros',
          'spark',
          'hive',
          'slack',
          'sage',
          'puppet',
          'premiere',
          'rhino',
          'helm',
          'argo',
          'inventor',
          'unity',
          'illustrator',
          'dynamics',
          'oracle',
        ].includes(name),
    ),
)
