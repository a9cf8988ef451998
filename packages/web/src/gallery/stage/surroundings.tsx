import { QueryClientProvider, useIsFetching } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Actor, AnyStateMachine } from 'xstate'
import { ServicesContext } from '../../app/services.ts'
import { toasts } from '../../app/toasts.ts'
import { Toaster } from '../../ui/toaster.tsx'
import type { AnyEntry } from '../entries/entry.ts'
import { StagedActorContext } from '../instrument/staged-actors.ts'
import { sampleServices } from './sample-services.ts'
import { sampleWorld } from './world.ts'

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
  const [staged] = useState(() => ({ machineId: entry.model.machine.id, actor, claims: entry.claims ?? (() => true) }))
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <StagedActorContext value={staged}>
          <Router hook={hook} searchHook={searchHook}>
            <Suspense>
              {children}
              <Complete place={place} />
            </Suspense>
          </Router>
        </StagedActorContext>
        <Toaster store={toasts} />
      </QueryClientProvider>
    </ServicesContext>
  )
}

/** Tells tests that the screen is complete: its code has come, and everything it reads. */
const Complete = ({ place }: { place: string }) => <i hidden data-set={useIsFetching() === 0 ? place : ''} />
