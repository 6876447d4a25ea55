import { LazyForm } from '../../../platform/lazy/lazy-form.tsx'
import type { EmailFormProps } from './email-form.tsx'

const load = async () => (await import('./email-form.tsx')).EmailForm

export const LazyEmailForm = (props: EmailFormProps) => <LazyForm load={load} heights={[0, 118, 52]} form={props} />
