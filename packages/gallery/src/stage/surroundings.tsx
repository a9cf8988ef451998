import { ServicesContext } from '@candid/web/platform/services.ts'
import { ActorHookContext } from '@candid/web/platform/start-actor.ts'
import { toasts } from '@candid/web/platform/toasts.ts'
import { Toaster } from '@candid/web/ui/toaster.tsx'
import { QueryClientProvider, useIsFetching } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Actor, AnyStateMachine } from 'xstate'
import type { AnyEntry } from '../entries/entry.ts'
import { actorHookFor } from '../instrument/staged-actors.ts'
import { sampleWorld } from '../samples/world.ts'
import { sampleServices } from './sample-services.ts'

type SurroundingsProps = { place: string; entry: AnyEntry; actor: Actor<AnyStateMachine>; children: ReactNode }

/** What the app has around a screen, with sample data and no network; its own address, and the staged actor. */
export function Surroundings({ place, entry, actor, children }: SurroundingsProps) {
  const [services] = useState(() => {
    const sample = sampleServices(() => ({ ...sampleWorld, ...entry.world?.(actor.getSnapshot()) }))
    // The world follows the machine: after each step it is read again.
    if (entry.world) actor.subscribe(() => void sample.queryClient.invalidateQueries())
    return { ...sample, ...entry.services?.(actor) }
  })
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path: '/' }))
  const [staged] = useState(() => ({
    useActorRef: actorHookFor({ machineId: entry.model.machine.id, actor, claims: entry.claims ?? (() => true) }),
  }))
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <ActorHookContext value={staged.useActorRef}>
          <Router hook={hook} searchHook={searchHook}>
            <Suspense>
              {children}
              <Complete place={place} />
            </Suspense>
          </Router>
        </ActorHookContext>
        <Toaster store={toasts} />
      </QueryClientProvider>
    </ServicesContext>
  )
}

/** Tells tests that the screen is complete: its code has come, and everything it reads. */
const Complete = ({ place }: { place: string }) => <i hidden data-set={useIsFetching() === 0 ? place : ''} />
