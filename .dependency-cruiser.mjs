// Which folder may import which, for dependency-cruiser. Biome enforces what a package may import; this file orders the
// folders inside a package. An import that only the compiler needs (`import type`) counts as well.

const web = '^packages/web/src/'

/** From the top: a zone may import those after it, never those before it. */
const zones = ['shell', 'features', 'entities', 'platform', 'ui']
/** The entities of web, ordered in the same way. */
const entities = ['link', 'question', 'item', 'resume', 'user']

const interviewer = '^packages/interviewer/src/'
/** The folders of interviewer, from the top. */
const interviewerFolders = [
  'pool',
  'speech',
  'llm',
  'match',
  'ask',
  'answer',
  'parse',
  'facts',
  'encoder',
  'text',
  'process',
]
/** The stages of the parser, the last one first. Each uses the results of those after it; all use `words`. */
const parserStages = ['5-items', '4-entries', '3-sections', '2-lines', '1-glyphs', 'words']

const server = '^packages/server/src/'
/** The folders of server, from the top: those with operations, then those that they use. */
const serverFolders = [
  'backup',
  'employers',
  'interviews',
  'demo',
  'accounts',
  'resumes',
  'speech',
  'events',
  'http',
  'mail',
  'jobs',
  'contract',
  'db',
  'storage',
]

const core = '^packages/core/src/'
const coreFolders = ['rules', 'schemas']

const downwards = (name, root, folders) =>
  folders.slice(1).map((folder, index) => ({
    name: `${name}: ${folder} imports nothing above it`,
    severity: 'error',
    from: { path: `${root}${folder}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `${root}(${folders.slice(0, index + 1).join('|')})/` },
  }))

export default {
  forbidden: [
    ...downwards('web', web, zones),
    ...downwards('interviewer', interviewer, interviewerFolders),
    ...downwards('parser', `${interviewer}parse/`, parserStages),
    ...downwards('server', server, serverFolders),
    ...downwards('core', core, coreFolders),
    ...downwards('entities of web', `${web}entities/`, entities),
    {
      name: 'web: no feature imports another',
      comment: 'A page of shell joins two features; what both need is an entity, or belongs to platform or ui.',
      severity: 'error',
      from: { path: `${web}features/([^/]+)/` },
      to: { path: `${web}features/`, pathNot: `${web}features/$1/` },
    },
    {
      name: 'nothing imports the gallery',
      comment: 'It is for development only.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/gallery/' },
      to: { path: '^packages/gallery/' },
    },
    {
      name: 'no circles',
      comment: 'Neither by value nor by type.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|/dist(-server)?/' },
    tsPreCompilationDeps: true,
  },
}
