import { parseEnvironment, publicUrlOf } from '../../apps/server/src/environment/environment.ts'
import { startOutsideWorld } from './start-outside-world.ts'

/**
 * Starts the stand-ins of the product's outside and leads this process's product to them; what the environment names already
 * stays. Real people's installation has a real outside, and a faulty environment is told by the server itself.
 */
export async function leadToOutsideWorld(): Promise<void> {
  const parsed = parseEnvironment(process.env)
  if (parsed.kind === 'refused' || parsed.environment.DAYPLATE_ENV === 'production') return
  const { variables, lines } = await startOutsideWorld(publicUrlOf(parsed.environment))
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value
  for (const line of lines) console.log(line)
}
