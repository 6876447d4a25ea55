import { LaterForm } from '../../../platform/later/later-form.tsx'
import type { NameFormProps } from './name-form.tsx'

const load = async () => (await import('./name-form.tsx')).NameForm

export const LaterNameForm = (props: NameFormProps) => <LaterForm load={load} heights={[0, 98, 52]} form={props} />
