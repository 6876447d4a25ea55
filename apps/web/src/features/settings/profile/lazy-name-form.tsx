import { LazyForm } from '../../../platform/lazy/lazy-form.tsx'
import type { NameFormProps } from './name-form.tsx'

const load = async () => (await import('./name-form.tsx')).NameForm

export const LazyNameForm = (props: NameFormProps) => <LazyForm load={load} heights={[0, 98, 52]} form={props} />
