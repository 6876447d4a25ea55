import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A server under measurement in a process of its own, so that the measurement does not share its event loop. */
export interface ForkedServer {
  /** The server's next message; throws when the server ends or sends nothing in time. */
  nextMessage(): Promise<unknown>
  send(message: string): void
  stop(): Promise<void>
}

/** Starts a program that sends a message when it is ready. */
export function forkServer(
  program: string,
  { env, answersWithinMs }: { readonly env: NodeJS.ProcessEnv; readonly answersWithinMs: number },
): ForkedServer {
  const child = fork(program, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    // Prints its output as progress to standard error, because a program may read our standard output.
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const exited = once(child, 'exit')
  return {
    nextMessage: () => nextMessage(child, answersWithinMs),
    send: (message) => child.send(message),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill()
      await exited
    },
  }
}

/** Parses the server's first message; stops the server when parsing fails. */
export async function whenReady<Ready>(server: ForkedServer, parse: (message: unknown) => Ready): Promise<Ready> {
  try {
    return parse(await server.nextMessage())
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function nextMessage(child: ChildProcess, withinMs: number): Promise<unknown> {
  const ended = new AbortController()
  child.once('exit', () => ended.abort(new Error('The server of the benchmark ended.')))
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(withinMs)])
  const message: unknown = (await once(child, 'message', { signal }))[0]
  return message
}
