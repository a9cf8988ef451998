import { fromPromise } from 'xstate'

/** A call that changes something on the server, and what follows it. */
export type Write<Input, Output> = {
  mutationFn: (input: Input) => Promise<Output>
  onSuccess?: (output: Output, input: Input) => unknown
  onError?: (error: Error, input: Input) => unknown
}

/** Runs a write, and waits for what follows it. */
export type RunWrite = <Input, Output>(write: Write<Input, Output>, input: Input) => Promise<Output>

/** Runs a write where nothing of the server's data is cached: before a session. */
export const runWrite: RunWrite = async ({ mutationFn, onSuccess, onError }, input) => {
  try {
    const output = await mutationFn(input)
    await onSuccess?.(output, input)
    return output
  } catch (error) {
    // Seam: the calls of the API throw errors only.
    await onError?.(error as Error, input)
    throw error
  }
}

/** Wraps a write as an actor that is done when everything that follows it is done. */
export const fromWrite = <Input, Output>(run: RunWrite, write: Write<Input, Output>) =>
  fromPromise<Output, Input>(({ input }) => run(write, input))
