import { parseEnvironment, publicUrlOf } from '../../apps/server/src/environment/environment.ts'
import { startOutsideWorld } from './start-outside-world.ts'

/**
 * Starts the stand-ins of outside services and points this process's product to them. Variables that are already set
 * stay. A production installation has real services, and the server itself reports an invalid environment.
 */
export async function leadToOutsideWorld(): Promise<void> {
  const parsed = parseEnvironment(process.env)
  if (parsed.kind === 'refused' || parsed.environment.DAYPLATE_ENV === 'production') return
  const { variables, lines } = await startOutsideWorld(publicUrlOf(parsed.environment))
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value
  for (const line of lines) console.log(line)
}
