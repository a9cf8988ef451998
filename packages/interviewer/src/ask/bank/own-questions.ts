import { words } from '../../text/words.ts'
import type { NameEntry } from './bare-names.ts'

/** Words by which a question takes in what is like the thing that it names: 'in Visma or your system'. */
const alsoLike = /\bor (?:its like|the like|your|another|other|any|some|a similar|whatever|similar)\b/i

const plain = (name: string) => words(name).join(' ')
const squashed = (name: string) => name.toLowerCase().replace(/[^\p{L}\d+#]/gu, '')
const initials = (name: string) =>
  words(name)
    .map((word) => word.charAt(0))
    .join('')

/** What is used with or inside another thing: who names a part knows the whole, and may be asked about it. */
const parts: Readonly<Record<string, string>> = {
  linux: 'ubuntu|debian|red hat|centos|rhel|unix|fedora|suse',
  javascript: 'es6|vanilla js|ecmascript',
  react: 'next js|nextjs',
  vue: 'nuxt|nuxt js',
  nodejs: 'express js|express|nestjs',
  'c#': 'c sharp',
  hibernate: 'jpa|spring data jpa',
  swift: 'xcode',
  flutter: 'dart',
  scala: 'akka',
  simulink: 'stateflow',
  visualbasic: 'vb6',
  sqlserver: 'ms sql|mssql|ssms|ssis|ssrs|ssas',
  elasticsearch: 'elk|elastic stack|kibana|logstash',
  terraform: 'infrastructure as code',
  citrix: 'vdi',
  powerbi: 'dax|power query',
  googlecloud: 'gcp',
  googleads: 'adwords|google adwords|ppc',
  latex: 'overleaf',
  catia: 'unigraphics',
  verilog: 'xilinx|quartus|vivado',
  labview: 'national instruments',
  sap: 's 4hana',
  salesforce: 'sfdc|sales cloud',
  mig: 'mag welding|gmaw|flux core',
  plc: 'siemens s7|tia portal|allen bradley|rslogix|ladder logic|studio 5000',
  scada: 'wincc|wonderware|factorytalk',
  pcr: 'thermocycler',
  kubernetes: 'aks|eks|gke|helm|openshift',
  git: 'github|gitlab|bitbucket',
  docker: 'containerization',
  chatgpt: 'llm|prompt engineering|ai tools',
  comptia: 'security+',
}
const isPart = (whole: string, part: string): boolean =>
  (parts[squashed(whole)] ?? '').split('|').some((name) => squashed(name) === squashed(part))

/** Whether two names are ways of writing one thing: one within the other, or short for it; or the second is a part of the first. */
const areAkin = (a: string, b: string): boolean => {
  if (isPart(a, b)) return true
  const [one, two] = [squashed(a), squashed(b)]
  return one.includes(two) || two.includes(one) || initials(a) === two || initials(b) === one
}

/**
 * Whether a name of an entry is what all of its things are called ('CRM', 'legal research'), and no neighbour of the others: the question writes it small, or
 * it is a tool's kind whose letters another name spells out.
 */
const isKind = (name: string, question: string, { kind, names }: NameEntry): boolean =>
  question.includes(name.toLowerCase()) ||
  (kind === 'tool' && /^\p{Lu}{2,5}$/u.test(name) && names.some((other) => initials(other) === name.toLowerCase()))

/**
 * Whether a question about an entry is about another of its things than the one that the resume names: a Yellow Belt is not asked of a Green Belt, nor a user of
 * one payroll program of another.
 */
const isOfOther = (question: string, match: string, entry: NameEntry): boolean => {
  const text = ` ${plain(question)} `
  const spoken = entry.names.map((name) => name.replace(/^=/, '')).filter((name) => text.includes(` ${plain(name)} `))
  return (
    spoken.length > 0 &&
    !alsoLike.test(question) &&
    !spoken.some((name) => areAkin(name, match) || isKind(name, question, entry))
  )
}

/** The places of the questions of an entry that may be asked of who has the thing that `match` names; all of a title's and a skill's. */
export const ownQuestions = (entry: NameEntry, match: string): number[] =>
  entry.ask.flatMap((question, place) =>
    (entry.kind === 'tool' || entry.kind === 'certificate' || entry.kind === 'prize') &&
    isOfOther(question, match, entry)
      ? []
      : [place],
  )
