import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, type Ref, useState } from 'react'
import { FieldFrame } from '../field/field-frame.tsx'
import { InputBox } from '../field/input-box.tsx'
import { describeControl, useFieldIds } from '../field/use-field-ids.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useWording } from '../wording/wording.tsx'

export interface PasswordFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly error?: string | undefined
  readonly help?: ReactNode
  /** Shown at the right of the label, such as a link for a forgotten password. */
  readonly aside?: ReactNode
  readonly placeholder?: string | undefined
  readonly autoComplete: 'current-password' | 'new-password'
  readonly isRequired?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A password that can be shown, because a mistyped one costs more than a glance over the shoulder. */
export function PasswordField({ label, error, help, aside, onChange, isRequired, ...input }: PasswordFieldProps) {
  const ids = useFieldIds()
  const wording = useWording()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame ids={ids} label={label} aside={aside} help={help} error={error}>
      <InputBox hasError={Boolean(error)} hasAction>
        <input
          {...input}
          {...describeControl(ids, { help, error })}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={isRequired}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          label={isShown ? wording.hidePassword : wording.showPassword}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      </InputBox>
    </FieldFrame>
  )
}
