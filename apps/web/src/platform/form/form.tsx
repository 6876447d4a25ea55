import type { ReactNode, SubmitEvent } from 'react'

interface FormProps {
  readonly className: string | undefined
  /** Clears the alert above the form, which concerns the submitted values and not the edited ones. */
  readonly onEdit: () => void
  readonly onSubmit: () => unknown
  readonly children: ReactNode
}

/** A form that shows our own error messages instead of the browser's. */
export function Form({ className, onEdit, onSubmit, children }: FormProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={className} noValidate onChange={onEdit} onSubmit={submit}>
      {children}
    </form>
  )
}
