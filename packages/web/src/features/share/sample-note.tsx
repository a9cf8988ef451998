import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** A note that says what the sample page is, with a link to sign up. */
export const SampleNote = () => (
  <div className="mb-8 print:hidden">
    <Notice
      title="This is a sample."
      action={
        <Link href={paths.signUp} className={buttonClass()}>
          Make your own
        </Link>
      }
    >
      This person does not exist. Ask the resume anything you like. Nothing you ask here is stored.
    </Notice>
  </div>
)
