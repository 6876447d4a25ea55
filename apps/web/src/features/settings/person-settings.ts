import type { SettingsQuery } from './settings.gen.ts'

export type PersonSettings = SettingsQuery['me']
