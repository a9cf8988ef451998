import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Says what the sample page is; whoever likes it finds the way in. */
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
