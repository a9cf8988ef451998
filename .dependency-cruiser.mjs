// Which folder may import which, read by dependency-cruiser. Biome holds what a package may import; this file holds the
// folders inside one. An arrow that exists only for the compiler (`import type`) counts as well.

const web = '^packages/web/src/'

/** From the top: a zone may import those after it, never those before it. */
const zones = ['shell', 'features', 'entities', 'platform', 'ui']
/** The entities of web in the same way. */
const entities = ['link', 'question', 'item', 'resume', 'user']

const interviewer = '^packages/interviewer/src/'
/** The folders of interviewer whose order is settled, from the top; and those of its questions and answers. */
const interviewerFolders = ['speech', 'llm', 'parse', 'process']
/** The stages of the parser, the last one first; each works on what those after it made. All read the words. */
const parserStages = ['5-items', '4-entries', '3-sections', '2-lines', '1-glyphs', 'words']
const interviewerThinking = ['ask', 'answer', 'facts', 'text']

const server = '^packages/server/src/'
/** The folders of server from the top: what has routes of its own, then what these stand on. */
const serverFolders = ['employers', 'accounts', 'interviews', 'resumes', 'events', 'http', 'jobs', 'db']

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
    ...downwards('interviewer', interviewer, interviewerThinking),
    ...downwards('server', server, serverFolders),
    ...downwards('core', core, coreFolders),
    ...downwards('entities of web', `${web}entities/`, entities),
    {
      name: 'web: no feature imports another',
      comment: 'What joins two features is a page of shell; what both need is an entity, or belongs to platform or ui.',
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
