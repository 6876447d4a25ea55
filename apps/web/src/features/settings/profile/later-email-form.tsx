import { LaterForm } from '../../../platform/later/later-form.tsx'
import type { EmailFormProps } from './email-form.tsx'

const load = async () => (await import('./email-form.tsx')).EmailForm

export const LaterEmailForm = (props: EmailFormProps) => <LaterForm load={load} heights={[0, 118, 52]} form={props} />
