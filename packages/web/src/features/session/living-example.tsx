import { livingExample } from '@candid/core'
import { Receipt } from '../../ui/receipt.tsx'

const { question, answer, title, dates, lines, proof } = livingExample

/** An example of what an employer sees: one question, its answer, and the line of the resume that supports it. */
export function LivingExample() {
  return (
    <figure className="lg:mt-10">
      <figcaption className="sr-only">
        An example: a question, its answer, and the line of the resume behind it
      </figcaption>
      <div className="rounded-dialog bg-surface p-5 shadow-sheet lg:p-7">
        <p className="font-strong">{question}</p>
        <p className="mt-2 font-serif text-item">
          {answer}
          <Receipt>1</Receipt>
        </p>
      </div>
      <div className="mt-3 ml-6 rounded-sheet bg-surface p-5 shadow-sheet lg:mt-5 lg:ml-10 lg:p-6 xl:ml-16">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-serif text-lead font-strong">{title}</p>
          <p className="text-small text-ink-soft tabular-nums">{dates}</p>
        </div>
        <ul className="mt-1 list-disc pl-5 font-serif text-base text-ink-soft marker:text-line-strong">
          {lines.map((line) => (
            // A phone shows only the line that supports the answer.
            <li key={line} className="max-lg:hidden">
              {line}
            </li>
          ))}
          <li>
            {/* Highlighted once, a moment after the page appears. */}
            <mark className="motion-safe:highlight [animation-delay:600ms] [animation-duration:500ms] [animation-fill-mode:backwards]">
              {proof[0]}
            </mark>
            {proof[1]}
            <Receipt>1</Receipt>
          </li>
        </ul>
      </div>
    </figure>
  )
}
