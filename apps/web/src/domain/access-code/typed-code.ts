import { tabStorage } from '../../platform/storage/storage.ts'
import { ACCESS_CODE_KEY } from '../../platform/storage/tab-keys.ts'

/**
 * The access code typed in this tab and not used yet; empty without one. It is never part of an address, because it is worth
 * money.
 */
export const readTypedCode = (): string => tabStorage.read(ACCESS_CODE_KEY) ?? ''

/** Stores a typed code for the next form that asks for one. */
export const writeTypedCode = (code: string): void => tabStorage.write(ACCESS_CODE_KEY, code)

/** Removes the code once it is used. */
export const clearTypedCode = (): void => tabStorage.write(ACCESS_CODE_KEY, null)

/** Makes a field keep its access code over a login, a visit to a provider or a reload. */
export const keepTyped = <Field extends { readonly onChange: (code: string) => void }>(field: Field): Field => ({
  ...field,
  onChange: (code: string) => {
    writeTypedCode(code)
    field.onChange(code)
  },
})
