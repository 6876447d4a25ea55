import { startOutsideWorld } from '../../../outside-world/src/index.ts'
import { identityProviders } from '../../../outside-world/src/identity-provider/identity-provider.ts'
import { parseEnvironment } from '../../src/environment/environment.ts'
import { openProviders } from '../../src/modules/social/index.ts'
import { systemClock } from '../../src/platform/clock/clock.ts'
import { socialSettingsOf } from '../../src/environment/social-environment.ts'
import { SocialVisitor } from './social-visitor.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

export interface SocialServer extends TestServer {
  /** A visitor with their own browser. */
  newVisitor(): SocialVisitor
}

/** The server with Google, Apple and Facebook, configured as by `npm start`. */
export async function startSocialServer(options: Pick<TestServerOptions, 'log'> = {}): Promise<SocialServer> {
  const world = await startOutsideWorld('https://dayplate.example', [identityProviders])
  const server = await startTestServer(null, { ...options, socialProviders: providersFrom(world.variables) })
  return {
    ...server,
    newVisitor: () => new SocialVisitor(server),
    close: async () => {
      await server.close()
      await world.stop()
    },
  }
}

/** The providers of an environment. */
export function providersFrom(variables: Readonly<Record<string, string>>) {
  const parsed = parseEnvironment(variables)
  if (parsed.kind === 'refused') throw new Error(parsed.violations.join('\n'))
  return openProviders(socialSettingsOf(parsed.environment), systemClock)
}
