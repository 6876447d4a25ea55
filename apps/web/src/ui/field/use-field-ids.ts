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

/** The attributes of a control for assistive technology: the texts that describe it, and whether it has an error. */
export function describeControl(ids: FieldIds, { help, error }: FieldNotes) {
  const notes: Readonly<Record<string, ReactNode>> = { [ids.error]: error, [ids.help]: help }
  const describedBy = Object.keys(notes)
    .filter((id) => Boolean(notes[id]))
    .join(' ')
  return { id: ids.control, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}
