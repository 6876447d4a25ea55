import type { LoginValues } from '@dayplate/rules/accounts'
import { useEffect, useState } from 'react'
import { revealFirstError } from '../../../platform/form/reveal-first-error.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { useTextOf } from '../../../platform/i18n/i18n.ts'
import { loadGateway } from '../../../platform/graphql-client/load-gateway.ts'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import type { Failed } from '../../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import type { LoginErrors, CheckedLogin } from './check-login.ts'
import { LoginDocument } from './login.gen.ts'

type LoginField = keyof LoginValues

/** The fields in the order of the form. */
const FIELDS = ['email', 'password'] as const satisfies readonly LoginField[]

/**
 * The two fields of the login. Like other forms, it shows an error after the user has left the field. It does not use the form
 * library and loads the rules later, because most users see this page first: that saves 21 KiB gzip.
 */
export function useLoginForm(email: string) {
  const textOf = useTextOf()
  const [values, setValues] = useState<LoginValues>({ email, password: '' })
  const [left, setLeft] = useState<ReadonlySet<LoginField>>(new Set())
  const [outcome, setOutcome] = useState<LoginOutcome | null>(null)
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useLoginErrors(values, left.size > 0)

  const send = useSingleFlight(async () => {
    setOutcome(null)
    setSending(true)
    const checked = await lazyCheckLogin(values)
    if (checked.kind === 'good') setOutcome(await logIn(checked.values))
    else {
      setLeft(new Set(FIELDS))
      setErrors(checked.errors)
      revealFirstError()
    }
    setSending(false)
  })

  const field = (name: LoginField, tell?: (value: string) => void) => ({
    name,
    value: values[name],
    onChange: (value: string) => {
      fetchLoginAhead()
      tell?.(value)
      setValues((all) => ({ ...all, [name]: value }))
    },
    onBlur: () => setLeft((all) => new Set(all).add(name)),
    error: left.has(name) && errors[name] ? textOf(errors[name]) : undefined,
  })
  return { field, outcome, isSending, send: () => void send(), clearErrors: () => setOutcome(null) }
}

/** The errors of the current values; none until a field has been left. */
function useLoginErrors(values: LoginValues, isWanted: boolean) {
  const [errors, setErrors] = useState<LoginErrors>({})
  useEffect(() => {
    if (!isWanted) return
    let isOld = false
    void lazyCheckLogin(values).then((checked) => {
      if (!isOld) setErrors(checked.kind === 'refused' ? checked.errors : {})
    })
    return () => {
      isOld = true
    }
  }, [values, isWanted])
  return [errors, setErrors] as const
}

const rules = lazyPart(async () => (await import('./check-login.ts')).checkLogin)

/** Preloads the code that the login needs while the user types. A failure is ignored, because it is loaded again later. */
function fetchLoginAhead(): void {
  void Promise.allSettled([rules.load(), loadGateway()])
}

/** Checks a login by the rules. If they cannot be loaded, only the gateway checks it. */
async function lazyCheckLogin(values: LoginValues): Promise<CheckedLogin> {
  const checkLogin = await rules.load().catch(() => null)
  return checkLogin ? checkLogin(values) : { kind: 'good', values }
}

type LoginOutcome =
  | { readonly kind: 'signed-in' }
  /** Wrong e-mail or password. The gateway does not say which, or an attacker would learn who is registered. */
  | { readonly kind: 'refused' }
  | Failed

async function logIn({ email, password }: LoginValues): Promise<LoginOutcome> {
  const sent = await sendMutation(LoginDocument, { email, password })
  if (sent.kind === 'failed') return sent
  const { login } = sent.data
  switch (login.__typename) {
    case 'Token':
      await (await loadGateway()).signIn(login.token)
      return { kind: 'signed-in' }
    case 'UnauthorizedException':
      return { kind: 'refused' }
  }
}
