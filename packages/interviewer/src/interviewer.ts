import type { ItemContent, OtherTag, Section, Source } from '@candid/core'

/** Which engine made a result: our rules, or a language model by its name. */
export type Engine = { kind: 'rules' } | { kind: 'llm'; model: string }

/** Why a PDF could not be turned into items. Each has its own plain message for the person. */
export type ParseFailureCode =
  | 'not_a_pdf'
  | 'damaged'
  | 'password_protected'
  | 'no_pages'
  | 'no_text'
  | 'too_many_pages'
  | 'took_too_long'
  | 'too_much_memory'
  | 'engine_failed'

/** An expected failure of a parse. Bugs throw. */
export type ParseFailure = { ok: false; code: ParseFailureCode; detail?: string }

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
}

export type ParseResult = ParsedResume | ParseFailure

/** What a quick look at a file found: that it opens and has so many pages, or why not. */
export type PdfInspection = { ok: true; pages: number } | ParseFailure

/** Stages of a parse, in order, for progress. */
export type ParseStage = 'read_text' | 'find_sections' | 'fill_items' | 'check'

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
export type AskResult =
  | { ok: true; engine: Engine; questions: AskedQuestion[] }
  | { ok: false; code: 'engine_failed'; detail: string }

export type FollowUpRequest = { item: ResumeItem; question: string; answer: string; existing: string[] }

/** An interview answer that its owner released for employers. */
export type ReleasedAnswer = { id: string; itemId: string | null; question: string; text: string; date: string | null }

export type AnswerRequest = {
  /** First name of the resume's owner, for wording. */
  firstName: string
  items: ResumeItem[]
  answers: ReleasedAnswer[]
  question: string
  /** Today as YYYY-MM-DD: arithmetic on dates needs it. */
  today: string
}
/** One sentence of an answer with the ids of the items and answers it rests on; never without support. */
export type AnswerSentence = { text: string; support: string[] }
export type AnswerOutcome = 'answered' | 'corrected' | 'not_stated' | 'protected' | 'instruction' | 'out_of_scope'
export type AnswerResult =
  | {
      ok: true
      engine: Engine
      outcome: AnswerOutcome
      sentences: AnswerSentence[]
      /** Evidence ids, best first. */
      ranked: string[]
      /** On a refusal: the nearest facts, named as such. */
      related: AnswerSentence[]
      /** 0 to 1. */
      confidence: number
    }
  | { ok: false; code: 'engine_failed'; detail: string }

/** Reads, asks and answers. Rules by default; a language model by settings, behind the same interface. */
export type Interviewer = {
  /** A quick look at a file by its path: whether it opens and has pages. */
  inspect(path: string): Promise<PdfInspection>
  parse(
    pdf: Uint8Array,
    options?: { onStage?: (stage: ParseStage) => void; signal?: AbortSignal },
  ): Promise<ParseResult>
  ask(request: AskRequest): Promise<AskResult>
  followUp(request: FollowUpRequest): Promise<AskResult>
  answer(request: AnswerRequest): Promise<AnswerResult>
}
