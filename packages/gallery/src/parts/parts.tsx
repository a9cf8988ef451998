import { LevelTicks } from '@candid/web/entities/item/level.tsx'
import { Accordion } from '@candid/web/ui/accordion.tsx'
import { Badge, Status } from '@candid/web/ui/badge.tsx'
import { Brand } from '@candid/web/ui/brand.tsx'
import { Button, type ButtonTone } from '@candid/web/ui/button.tsx'
import { Checkbox } from '@candid/web/ui/checkbox.tsx'
import { Drawing } from '@candid/web/ui/drawing.tsx'
import { EmptyState } from '@candid/web/ui/empty-state.tsx'
import { Notice } from '@candid/web/ui/notice.tsx'
import { Receipt } from '@candid/web/ui/receipt.tsx'
import { Skeleton } from '@candid/web/ui/skeleton.tsx'
import { Spinner } from '@candid/web/ui/spinner.tsx'
import { TextArea } from '@candid/web/ui/text-area.tsx'
import { TextField } from '@candid/web/ui/text-field.tsx'
import { type ReactNode, useState } from 'react'
import { sizes, tokens } from './tokens.ts'

const buttonTones: readonly ButtonTone[] = ['primary', 'neutral', 'quiet', 'danger']
const markTones = ['neutral', 'act', 'good', 'bad', 'mark'] as const

/** Every token and part of the product, in the light theme and in the dark one. */
export function Parts() {
  return (
    <main className="g-parts">
      <h1>Tokens and parts</h1>
      <div className="g-themes">
        <Theme name="light" />
        <Theme name="dark" />
      </div>
    </main>
  )
}

function Theme({ name }: { name: 'light' | 'dark' }) {
  const [text, setText] = useState('Rewrote the course in six weeks.')
  const [panel, setPanel] = useState<'experience' | 'skills' | null>('experience')
  const type = (event: { target: { value: string } }) => setText(event.target.value)
  return (
    <section className={`g-theme ${name}`} aria-label={`In the ${name} theme`}>
      {Object.entries(tokens).map(([use, names]) => (
        <Group key={use} title={use}>
          {names.map((token) => (
            <figure key={token} className="g-swatch">
              <span style={{ background: `var(--${token})` }} />
              <figcaption>{token}</figcaption>
            </figure>
          ))}
        </Group>
      ))}
      <Group title="Type" tall>
        {sizes.map(([size, face, use]) => (
          <p key={size} className={`${size} ${face}`}>
            {use}
          </p>
        ))}
      </Group>
      <Group title="Wordmark and drawings">
        <Brand />
        <Drawing scene="resume" />
        <Drawing scene="question" />
        <Drawing scene="blank" />
      </Group>
      <Group title="Buttons">
        {buttonTones.map((tone) => (
          <Button key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
        <Button size="small">small</Button>
        <Button busy>busy</Button>
        <Button reason="It says why it cannot act">off</Button>
      </Group>
      <Group title="Fields" tall>
        <TextField label="One line" hint="What belongs here" value={text} onChange={type} />
        <TextField label="One line that is wrong" error="Text is required" value={text} onChange={type} />
        <TextArea label="Many lines" value={text} onChange={type} />
        <Checkbox label="A choice" />
      </Group>
      <Group title="Words that mark">
        {markTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {markTones.map((tone) => (
          <Status key={tone} tone={tone}>
            {tone}
          </Status>
        ))}
      </Group>
      <Group title="Evidence">
        <p className="font-serif text-lead">
          Passes rose from <span className="highlight">61 to 78 percent</span> in two years. <Receipt>1</Receipt>
        </p>
        <LevelTicks level="advanced" />
      </Group>
      <Group title="Panels" tall>
        <Accordion
          headingLevel={3}
          open={panel}
          onOpen={setPanel}
          panels={[
            {
              id: 'experience',
              title: `Experience, ${name}`,
              meta: '2 items',
              content: 'Open, the others are closed.',
            },
            {
              id: 'skills',
              title: `Skills, ${name}`,
              meta: '3 items',
              preview: 'What is in it, in one line',
              content: text,
            },
          ]}
        />
      </Group>
      <Group title="Notices and waiting" tall>
        <Notice tone="info">Something to know.</Notice>
        <Notice tone="note">Something to decide.</Notice>
        <Notice tone="bad" title="Something went wrong.">
          And what to do about it.
        </Notice>
        <Skeleton className="h-10 w-full" />
        <Spinner label={`Loading, ${name}`} />
        <EmptyState title="Nothing here yet.">One sentence, one action.</EmptyState>
      </Group>
    </section>
  )
}

function Group({ title, tall, children }: { title: string; tall?: boolean; children: ReactNode }) {
  return (
    <div className="g-group">
      <h2>{title}</h2>
      <div className={tall ? 'g-column' : 'g-row'}>{children}</div>
    </div>
  )
}
