import type { SystemOfMeasures } from '@dayplate/units'
import type { Context } from '../../platform/graphql/context.ts'

/** The units that the caller reads amounts in; metric ones for visitors. */
export const systemOf = async (context: Context): Promise<SystemOfMeasures> =>
  (await context.findViewer())?.systemOfMeasures ?? 'si'
