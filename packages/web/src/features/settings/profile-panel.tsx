import { profileMachine, texts, toProfileView, type User } from '@candid/core'
import { useSelector } from '@xstate/react'
import { useCurrentUser } from '../../entities/user/use-current-user.ts'
import { useActorRef } from '../../platform/start-actor.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from './panel.tsx'
import { ProfileForm } from './profile-form.tsx'

/** The 'My profile' tab: shown, or edited in place. */
export function ProfilePanel() {
  const user = useCurrentUser()
  const actor = useActorRef(profileMachine)
  const { mode } = useSelector(actor, toProfileView)
  return (
    <Panel title={texts.myProfile} lead="Your name and email address.">
      {mode === 'viewing' ? (
        <ProfileText user={user} onEdit={() => actor.send({ type: 'profile.edit' })} />
      ) : (
        <ProfileForm
          user={user}
          onCancel={() => actor.send({ type: 'profile.cancel' })}
          onSaved={() => actor.send({ type: 'profile.saved' })}
        />
      )}
    </Panel>
  )
}

function ProfileText({ user, onEdit }: { user: User; onEdit: () => void }) {
  return (
    <>
      <dl className="flex flex-col gap-4">
        <div className="flex flex-col gap-0.5">
          <dt className="text-small text-ink-soft">Full name</dt>
          <dd className={user.full_name ? 'break-words' : 'text-ink-soft'}>{user.full_name || 'N/A'}</dd>
        </div>
        <div className="flex flex-col gap-0.5">
          <dt className="text-small text-ink-soft">Email</dt>
          <dd className="wrap-anywhere">{user.email}</dd>
        </div>
      </dl>
      <Button className="mt-6" onClick={onEdit}>
        Edit
      </Button>
    </>
  )
}
