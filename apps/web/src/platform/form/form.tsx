import type { ReactNode, SubmitEvent } from 'react'

interface FormProps {
  readonly className: string | undefined
  /** Takes back what was said above the form: it is about the values that were sent, and would stand beside the errors of these. */
  readonly onEdit: () => void
  readonly onSubmit: () => unknown
  readonly children: ReactNode
}

/** A form whose errors are said in our words. */
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
