import { Receipt } from '../../ui/receipt.tsx'

/** One question, its answer, and the line of a resume that bears it out: what an employer sees, as a still picture. */
export function LivingExample() {
  return (
    <figure className="mt-10">
      <figcaption className="sr-only">
        An example: a question, its answer, and the line of the resume behind it
      </figcaption>
      <div className="rounded-dialog bg-surface p-7 shadow-sheet">
        <p className="font-strong">Has she reduced waste?</p>
        <p className="mt-2 font-serif text-item">
          Yes. As Operations Manager at Havsgården Distribution, Mara cut spoiled deliveries from 4.1% to 1.3% in two
          years.
          <Receipt>1</Receipt>
        </p>
      </div>
      <div className="mt-5 ml-10 rounded-sheet bg-surface p-6 shadow-sheet xl:ml-16">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-serif text-lead font-strong">Operations Manager</p>
          <p className="text-small text-ink-soft tabular-nums">March 2021 – Present</p>
        </div>
        <ul className="mt-1 list-disc pl-5 font-serif text-base text-ink-soft marker:text-line-strong">
          <li>Run a warehouse of 46 people and 23 refrigerated vans.</li>
          <li>
            <mark>Cut spoiled deliveries from 4.1% to 1.3% in two years</mark> by measuring temperature at every
            handover.
            <Receipt>1</Receipt>
          </li>
        </ul>
      </div>
    </figure>
  )
}
