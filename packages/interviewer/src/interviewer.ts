import type { Doubt, ItemContent, OtherTag, ParseErrorCode, Section, Source, ParseStage as Stage } from '@candid/core'

/** Which engine made a result: our rules, or a language model by its name. */
export type Engine = { kind: 'rules' } | { kind: 'llm'; model: string }

/** Why a PDF could not be turned into items. Core has a plain message for each. */
export type ParseFailureCode = ParseErrorCode

/** An expected failure of a parse. Bugs throw. */
export type ParseFailure = {
  ok: false
  code: ParseFailureCode
  detail?: string
  /** Of a file without text: how many of its pages are pictures, which could be read. */
  pictures?: number
}

/** One item read from a PDF. Every word of its content stands in the PDF, at `source`. */
export type ParsedItem<S extends Section = Section> = S extends Section
  ? {
      section: S
      content: ItemContent<S>
      /** The heading under which it stood, as printed. */
      heading: string | null
      tag?: OtherTag
      source: Source
      /** Boxes per field of the content. */
      fieldSources: Record<string, Source>
      /** 0 to 1, for the item and per field. */
      confidence: number
      fieldConfidence: Record<string, number>
      /** Why the item should be looked at after the parse; absent when nothing is doubtful. */
      doubts?: Doubt[]
    }
  : never

/** Text of the PDF that no item claims. */
export type Unplaced = { text: string; source: Source }

/** A parsed resume: items in section order and reading order, what was left over, and what was noticed. */
export type ParsedResume = {
  ok: true
  engine: Engine
  pages: number
  items: ParsedItem[]
  unplaced: Unplaced[]
  /** Text that a person cannot see (white on white, size 0, off the page): left out and said. */
  hidden: Unplaced[]
  /** Pages that are pictures and were not read: reading pictures is off, or there are too many. */
  unread?: number[]
}

export type ParseResult = ParsedResume | ParseFailure

/** What a quick look at a file found: that it opens and has so many pages, or why not. */
export type PdfInspection = { ok: true; pages: number } | ParseFailure

/** Stages of a parse, in order, for progress. Before them it is queued. */
export type ParseStage = Exclude<Stage, 'queued'>

/** How far a parse has come. The counts are of the work itself: nothing is estimated. */
export type ParseProgress = {
  stage: ParseStage
  /** Pages read in this stage or before it. */
  pagesRead: number
  /** Pages of the file; null until it is open. */
  pages: number | null
  /** Items found so far. */
  items: number
}

/** One item of a resume as asking and answering see it. */
export type ResumeItem<S extends Section = Section> = S extends Section
  ? { id: string; section: S; content: ItemContent<S>; tag?: OtherTag }
  : never

/** The kinds of interview question. */
export type QuestionKind = 'situation' | 'decision' | 'result' | 'learning'

export type AskRequest = {
  item: ResumeItem
  /** All items of the resume, for context. */
  items: ResumeItem[]
  /** Every question this resume was ever asked, so that none is repeated. */
  existing: string[]
  /** How many questions are wanted, at least 1. */
  num: number
}
export type AskedQuestion = { text: string; kind: QuestionKind }

/**
 * Why a task has no result. `busy`: too many tasks wait, of this user or in all. `too_much_work`: it needed more time or
 * memory than one task may have, and was stopped. `detail` is one sentence for the log and quotes no text of a person.
 */
export type TaskFailure = { ok: false; code: 'engine_failed' | 'busy' | 'too_much_work'; detail: string }

export type TaskOptions = {
  /** The account that the work is for; accounts take turns, so that none holds up the others. */
  user?: string
}

export type AskResult = { ok: true; engine: Engine; questions: AskedQuestion[] } | TaskFailure

export type FollowUpRequest = { item: ResumeItem; question: string; answer: string; existing: string[] }

/** An interview answer that its owner released for employers. */
export type ReleasedAnswer = { id: string; itemId: string | null; question: string; text: string; date: string | null }

/** What questions about a person are answered from. */
export type Evidence = {
  /** First name of the resume's owner, for wording. */
  firstName: string
  items: ResumeItem[]
  answers: ReleasedAnswer[]
  /**
   * Names these very items and answers: any change of them has another version. An engine may keep what it prepared from
   * evidence under its version; without one nothing is kept.
   */
  version?: string
  /** Today as YYYY-MM-DD: arithmetic on dates needs it. */
  today: string
}

export type AnswerRequest = Evidence & { question: string }
/** One sentence of an answer with the ids of the items and answers it rests on; never without support. */
export type AnswerSentence = { text: string; support: string[] }
export type AnswerOutcome =
  | 'answered'
  | 'corrected'
  | 'closest'
  | 'not_stated'
  | 'protected'
  | 'instruction'
  | 'out_of_scope'
/** Whether the first of the closest lines may be the answer, or is only near to what the resume does not say. */
export type Closeness = 'likely' | 'unlikely'
export type AnswerResult =
  | {
      ok: true
      engine: Engine
      outcome: AnswerOutcome
      /** The name of the rule that decided. */
      rule: string
      sentences: AnswerSentence[]
      /** Evidence ids, best first. */
      ranked: string[]
      /** Of 'closest': the nearest lines, shown as such; nothing is asserted. */
      related: AnswerSentence[]
      /** Of 'closest'. */
      closeness?: Closeness
      /** 0 to 1. */
      confidence: number
    }
  | TaskFailure

/** Questions that the evidence answers, for an employer to begin with. */
export type SuggestResult = { ok: true; questions: string[] } | TaskFailure

/** How a question would be met by the rules, also where a language model answers employers. */
export type ReadinessResult = { ok: true; outcome: AnswerOutcome; confidence: number } | TaskFailure

export type SimilarRequest = {
  /** Questions without an answer. */
  open: string[]
  /** Questions answered before. */
  answered: string[]
}
/** For each open question the place of the one in `answered` that asks the same, the first of equals, or null. */
export type SimilarResult = { ok: true; nearest: (number | null)[] } | TaskFailure

/** Something that carried questions: an item of a former file, or one that is gone, with the texts it had. */
export type FormerItem = { section: string; texts: string[] }
export type MatchRequest = { former: FormerItem[]; items: { section: Section; text: string }[] }
/** For each former item the place of the item that says the same, or -1. */
export type MatchResult = { ok: true; items: number[] } | TaskFailure

/** Reads, asks and answers. Rules by default; a language model by settings, behind the same interface. */
export type Interviewer = {
  /** A quick look at a file by its path: whether it opens and has pages. */
  inspect(path: string): Promise<PdfInspection>
  parse(
    pdf: Uint8Array,
    options?: TaskOptions & { onProgress?: (progress: ParseProgress) => void; signal?: AbortSignal },
  ): Promise<ParseResult>
  ask(request: AskRequest, options?: TaskOptions): Promise<AskResult>
  followUp(request: FollowUpRequest, options?: TaskOptions): Promise<AskResult>
  answer(request: AnswerRequest, options?: TaskOptions): Promise<AnswerResult>
  suggest(evidence: Evidence, options?: TaskOptions): Promise<SuggestResult>
  readiness(request: AnswerRequest, options?: TaskOptions): Promise<ReadinessResult>
  similar(request: SimilarRequest, options?: TaskOptions): Promise<SimilarResult>
  match(request: MatchRequest, options?: TaskOptions): Promise<MatchResult>
  /** Ends what is running and gives its threads and processes back. */
  close(): Promise<void>
}
