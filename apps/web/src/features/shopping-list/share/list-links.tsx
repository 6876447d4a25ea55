import { parseCalendarDay } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { Link2, Link2Off } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { AddressDeeds } from '../../../domain/secret-address/address-deeds.tsx'
import { SecretAddress } from '../../../domain/secret-address/secret-address.tsx'
import { momentWords } from '../../../platform/clock/moment-words.ts'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { useSingleFlight } from '../../../platform/form/use-single-flight.ts'
import { failureIn } from '../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { useLanguage, useT, useTextOf } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { useToday } from '../../../platform/clock/today.ts'
import { periodInWords, type Reader } from '../period-in-words.ts'
import { type LinkOutcome, makeLink, stopLink } from './change-links.ts'
import { addressOf, forgetSecretsBeside, type MadeLink } from './kept-secrets.ts'
import { ShoppingListLinksDocument } from './share.gen.ts'
import styles from './list-links.module.css'

/** The link to this list for another person, and the links to other lists. */
export function ListLinks({ period }: { readonly period: ShoppingPeriod }) {
  const t = useT()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.links} aria-labelledby={titleId}>
      <h3 className={styles.title} id={titleId} ref={title} tabIndex={-1}>
        {t('shopping-choices/link/title')}
      </h3>
      <p className={styles.text}>{t('shopping-choices/link/text')}</p>
      {/* The title takes the focus, because the button that had it is gone. */}
      <AnsweredLinks period={period} onGone={() => title.current?.focus()} />
    </section>
  )
}

interface AnsweredLinksProps {
  readonly period: ShoppingPeriod
  /** Called when the pressed button has gone. */
  readonly onGone: () => void
}

function AnsweredLinks({ period, onGone }: AnsweredLinksProps) {
  const t = useT()
  const answer = useAnswer({ query: ShoppingListLinksDocument, requestPolicy: 'network-only' })
  useHandled(failureIn(answer))
  switch (answer.kind) {
    case 'loading':
      return <Skeleton height={48} />
    case 'failed':
      return (
        <>
          <Alert kind="warning">{t('shopping-choices/link/not-loaded')}</Alert>
          <Button kind="secondary" isBlock onClick={answer.retry}>
            {t('shopping-choices/link/again')}
          </Button>
        </>
      )
    case 'answered':
      return <ShownLinks period={period} onGone={onGone} answered={answer.data.shoppingListLinks} />
  }
}

interface ShownLinksProps extends AnsweredLinksProps {
  readonly answered: readonly MadeLink[]
}

function ShownLinks({ period, answered, onGone }: ShownLinksProps) {
  const { links, failure, busy, make, stop } = useLinks(answered, onGone)
  const isOfPeriod = (link: MadeLink) => link.period.start === period.start && link.period.end === period.end
  const own = links.find(isOfPeriod)
  const others = links.filter((link) => !isOfPeriod(link))
  return (
    <>
      {failure === null ? null : <Alert kind="danger">{failure}</Alert>}
      {own === undefined ? (
        <MakeButton isBusy={busy} onClick={() => void make(period)} />
      ) : (
        <OwnLink link={own} isBusy={busy} onRenew={() => void make(period)} onStop={() => void stop(period)} />
      )}
      {others.length === 0 ? null : <OtherLinks links={others} onStop={(other) => void stop(other)} />}
    </>
  )
}

function MakeButton({ isBusy, onClick }: { readonly isBusy: boolean; readonly onClick: () => void }) {
  const t = useT()
  return (
    <Button icon={<Link2 />} isBlock isLoading={isBusy} onClick={onClick}>
      {t('shopping-choices/link/make')}
    </Button>
  )
}

/** The links as the gateway answered them, with the changes that were made here since. */
function useLinks(answered: readonly MadeLink[], onGone: () => void) {
  const t = useT()
  const textOf = useTextOf()
  const [links, setLinks] = useState(answered)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => forgetSecretsBeside(answered), [answered])
  const beside = ({ start, end }: MadeLink['period']) =>
    links.filter((link) => link.period.start !== start || link.period.end !== end)
  const change = useSingleFlight(async (period: MadeLink['period'], send: () => Promise<LinkOutcome>) => {
    setFailure(null)
    setBusy(true)
    const others = beside(period)
    const outcome = await send()
    setBusy(false)
    switch (outcome.kind) {
      case 'made':
        if (others.length < links.length) showToast({ text: t('shopping-choices/link/renewed') })
        else onGone()
        return setLinks([...others, outcome.link])
      case 'stopped':
        showToast({ text: t('shopping-choices/link/stopped') })
        onGone()
        return setLinks(others)
      case 'refused':
        return setFailure(textOf(outcome.message))
      case 'offline':
      case 'not-saved':
        return setFailure(t(`shopping-choices/${outcome.kind}`))
    }
  })
  return {
    links,
    failure,
    busy,
    make: (period: MadeLink['period']) => change(period, () => makeLink(period)),
    stop: (period: MadeLink['period']) => change(period, () => stopLink(period)),
  }
}

interface OwnLinkProps {
  readonly link: MadeLink
  readonly isBusy: boolean
  readonly onRenew: () => void
  readonly onStop: () => void
}

function OwnLink({ link, isBusy, onRenew, onStop }: OwnLinkProps) {
  const t = useT()
  const until = t('shopping-choices/link/until', { moment: momentWords(link.expiresAt, useLanguage()) })
  const address = addressOf(link)
  return (
    <div className={styles.own}>
      {address === null ? (
        <p className={styles.text}>
          {until} {t('shopping-choices/link/elsewhere')}
        </p>
      ) : (
        <SecretAddress
          label={t('shopping-choices/link/address')}
          address={address}
          help={until}
          copyLabel={t('shopping-choices/link/copy')}
          copiedText={t('shopping-choices/link/copied')}
          refusedText={t('shopping-choices/link/not-copied')}
          sending={{ label: t('shopping-choices/link/send'), title: t('shopping-list/title') }}
        />
      )}
      <AddressDeeds
        isBusy={isBusy}
        cancel={t('shopping-choices/link/keep')}
        renew={{
          name: t('shopping-choices/link/renew'),
          question: t('shopping-choices/link/renew/question'),
          consequence: t('shopping-choices/link/renew/consequence'),
          run: onRenew,
        }}
        stop={{
          name: t('shopping-choices/link/stop'),
          question: t('shopping-choices/link/stop/question'),
          consequence: t('shopping-choices/link/stop/consequence'),
          run: onStop,
        }}
        stopIcon={<Link2Off />}
      />
    </div>
  )
}

interface OtherLinksProps {
  readonly links: readonly MadeLink[]
  readonly onStop: (period: MadeLink['period']) => void
}

/** The links to lists of other periods, which can be stopped here. */
function OtherLinks({ links, onStop }: OtherLinksProps) {
  const t = useT()
  const language = useLanguage()
  const today = useToday()
  return (
    <div>
      <h3 className={styles.title}>{t('shopping-choices/link/others')}</h3>
      <ul className={styles.others}>
        {links.map((link) => {
          const days = daysOf(link, { language, today })
          return (
            <li key={days} className={styles.other}>
              <span className={styles.words}>
                <span>{days}</span>
                <span className={styles.note}>
                  {t('shopping-choices/link/until', { moment: momentWords(link.expiresAt, language) })}
                </span>
              </span>
              <IconButton
                label={t('shopping-choices/link/stop-other', { days })}
                icon={<Link2Off />}
                onClick={() => onStop(link.period)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function daysOf({ period }: MadeLink, reader: Reader): string {
  const [start, end] = [parseCalendarDay(period.start), parseCalendarDay(period.end)]
  return start === null || end === null ? '' : periodInWords({ start, end }, reader)
}
