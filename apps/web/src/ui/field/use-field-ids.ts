import { type ReactNode, useId } from 'react'

export interface FieldIds {
  readonly control: string
  readonly help: string
  readonly error: string
}

export function useFieldIds(): FieldIds {
  const id = useId()
  return { control: id, help: `${id}-help`, error: `${id}-error` }
}

interface FieldNotes {
  readonly help?: ReactNode
  readonly error?: string | undefined
}

/** What a control says about itself to assistive technology: which texts describe it and whether it is refused. */
export function describeControl(ids: FieldIds, { help, error }: FieldNotes) {
  const notes: Readonly<Record<string, ReactNode>> = { [ids.error]: error, [ids.help]: help }
  const describedBy = Object.keys(notes)
    .filter((id) => Boolean(notes[id]))
    .join(' ')
  return { id: ids.control, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}
