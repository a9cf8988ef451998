import { type ShareLink, texts } from '@candid/core'
import { Copy, Eye, Mail } from 'lucide-react'
import { Suspense } from 'react'
import { paths } from '../../platform/paths.ts'
import { notifyError, notifySuccess } from '../../platform/toasts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { PartSkeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'

const QrCode = onDemand(() => import('./qr-code.tsx').then((module) => module.QrCode))

/** Returns the full address of a link; `null` once it is revoked. */
export const addressOf = (link: ShareLink): string | null =>
  link.path && new URL(link.path, window.location.origin).href

/** Copies an address and shows a notice, or shows the address if it cannot be copied. */
export const copyAddress = (address: string): void => {
  navigator.clipboard.writeText(address).then(
    () => notifySuccess({ title: texts.linkCopied }),
    () => notifyError({ title: 'The link could not be copied.', message: address }),
  )
}

/** Composes an email to the employer: what the link is, and what they can do with it. */
const mailTo = (address: string, { questions }: ShareLink) => {
  const lines = questions
    ? [
        `my resume is here: ${address}`,
        'You can ask it questions; every answer shows where it comes from.',
        'If something is missing, send me the question and I will answer it.',
      ]
    : [
        `my resume is here: ${address}`,
        'You can read it without an account, on a phone as well.',
        'If something is missing, ask me and I will answer.',
      ]
  const body = ['Hello,', '', ...lines, ''].join('\n')
  return `mailto:?subject=${encodeURIComponent('My resume')}&body=${encodeURIComponent(body)}`
}

/** Shows a new link: its address, and the ways to send it. */
export function LinkReady({ link, onClose }: { link: ShareLink; onClose: () => void }) {
  const address = addressOf(link) ?? ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Your link for ${link.name}`}
      description={
        link.questions
          ? 'Anyone with this link can see your active resume and ask it questions.'
          : 'Anyone with this link can see your active resume.'
      }
      className="max-w-xl"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-col gap-5">
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField label="Address" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
          </div>
          <Button
            data-autofocus
            tone="primary"
            icon={<Copy size={16} aria-hidden />}
            onClick={() => copyAddress(address)}
          >
            Copy
          </Button>
        </div>
        <div className="flex flex-col-reverse items-start gap-5 sm:flex-row sm:justify-between">
          <Suspense fallback={<PartSkeleton className="size-36" />}>
            <QrCode text={address} label={`QR code of the link for ${link.name}`} />
          </Suspense>
          <div className="flex flex-1 flex-col gap-3">
            <div className="flex flex-wrap gap-2">
              <a href={mailTo(address, link)} className={buttonClass()}>
                <Mail size={16} aria-hidden />
                Write an email
              </a>
              <Link bare href={paths.linkPreview(link.id)} className={buttonClass()}>
                <Eye size={16} aria-hidden />
                Preview
              </Link>
            </div>
            <p className="text-small text-ink-soft">Scan the QR code with a phone to open the link.</p>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
