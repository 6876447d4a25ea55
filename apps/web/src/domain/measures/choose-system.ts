import type { SystemOfMeasures } from '@dayplate/units'
import { type Sent, sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { SettingDocument, type SettingMutation } from './measures.gen.ts'

/** Sets the units in which every screen shows weights, lengths and drinks. */
export const chooseSystem = (system: SystemOfMeasures): Promise<Sent<SettingMutation>> =>
  sendMutation(SettingDocument, { request: { systemOfMeasures: system } })
