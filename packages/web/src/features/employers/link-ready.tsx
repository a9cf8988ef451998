import { type ShareLink, texts } from '@candid/core'
import { Copy, Eye, Mail } from 'lucide-react'
import { Suspense } from 'react'
import { paths } from '../../platform/paths.ts'
import { notifyError, notifySuccess } from '../../platform/toasts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { onDemand } from '../../ui/load-code.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'

const QrCode = onDemand(() => import('./qr-code.tsx').then((module) => module.QrCode))

/** The whole address of a link; `null` once it is revoked. */
export const addressOf = (link: ShareLink): string | null =>
  link.path && new URL(link.path, window.location.origin).href

/** Copies an address and says so; what cannot be copied is shown instead. */
export const copyAddress = (address: string): void => {
  navigator.clipboard.writeText(address).then(
    () => notifySuccess({ title: texts.linkCopied }),
    () => notifyError({ title: 'The link could not be copied.', message: address }),
  )
}

const mailTo = (address: string) => {
  const subject = encodeURIComponent('My resume')
  const body = encodeURIComponent(
    `Hello,\n\nmy resume is here: ${address}\nYou can ask it questions; every answer shows where it comes from.\nIf something is missing, send me the question and I will answer it.\n`,
  )
  return `mailto:?subject=${subject}&body=${body}`
}

/** A link that was just made: its address, and the ways to hand it over. */
export function LinkReady({ link, onClose }: { link: ShareLink; onClose: () => void }) {
  const address = addressOf(link) ?? ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Your link for ${link.name}`}
      description={
        link.questions
          ? 'Whoever has it sees your active resume and can ask it questions.'
          : 'Whoever has it sees your active resume.'
      }
      className="max-w-lg"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="flex flex-col gap-5 sm:flex-row">
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <TextField label="Address" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
          <div className="flex flex-wrap gap-2">
            <Button
              data-autofocus
              tone="primary"
              icon={<Copy size={16} aria-hidden />}
              onClick={() => copyAddress(address)}
            >
              Copy
            </Button>
            <a href={mailTo(address)} className={buttonClass()}>
              <Mail size={16} aria-hidden />
              Write an email
            </a>
            <Link bare href={paths.linkPreview(link.id)} className={buttonClass()}>
              <Eye size={16} aria-hidden />
              Preview
            </Link>
          </div>
        </div>
        <Suspense fallback={<Skeleton className="size-36" />}>
          <QrCode text={address} label={`QR code of the link for ${link.name}`} />
        </Suspense>
      </div>
    </Dialog>
  )
}
