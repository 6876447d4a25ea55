import { tabStorage } from '../../platform/storage/storage.ts'
import { ACCESS_CODE_KEY } from '../../platform/storage/tab-keys.ts'

/** The access code that was typed in this tab and not used yet, else nothing; no address carries it, for it is worth money. */
export const readTypedCode = (): string => tabStorage.read(ACCESS_CODE_KEY) ?? ''

/** Keeps a code that was typed for the form that asks next. */
export const writeTypedCode = (code: string): void => tabStorage.write(ACCESS_CODE_KEY, code)

/** It was used, and the next form begins empty. */
export const clearTypedCode = (): void => tabStorage.write(ACCESS_CODE_KEY, null)

/** The field for an access code: what is typed in it is there again after a login, the way over a provider or a reload. */
export const keepTyped = <Field extends { readonly onChange: (code: string) => void }>(field: Field): Field => ({
  ...field,
  onChange: (code: string) => {
    writeTypedCode(code)
    field.onChange(code)
  },
})
