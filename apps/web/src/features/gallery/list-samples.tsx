import { Ticket, User } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../ui/card/card.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { List, ListRowLink } from '../../ui/list-row/list-row.tsx'
import { LoadMore } from '../../ui/load-more/load-more.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Sample, useNameInTheme } from './sample.tsx'

const LAST_PAGE = 3

export function ListSamples({ title }: { readonly title: string }) {
  return (
    <Sample title={title}>
      <Card isPadded={false}>
        <List>
          <li>
            <ListRowLink to="/gallery" icon={<User />} note="Diet, goal and activity">
              Diet settings
            </ListRowLink>
          </li>
          <li>
            <ListRowLink to="/gallery" icon={<Ticket />}>
              Access code
            </ListRowLink>
          </li>
        </List>
      </Card>
      <Disclosures />
      <Steps />
    </Sample>
  )
}

function Disclosures() {
  const inTheme = useNameInTheme()
  return (
    <Card>
      <Disclosure title="Can I swap a meal?" group={inTheme('questions')} isInitiallyOpen>
        <p>Every meal has its own list of others with about as much energy.</p>
      </Disclosure>
      <Disclosure title="How long does a day plan stay?" group={inTheme('questions')}>
        <p>As long as your account.</p>
      </Disclosure>
      <Disclosure title="Bought · 2" look="quiet">
        <p>Carrot, radish</p>
      </Disclosure>
    </Card>
  )
}

function Steps() {
  const inTheme = useNameInTheme()
  const [page, setPage] = useState(LAST_PAGE)
  const [count, setCount] = useState(12)
  return (
    <>
      <Pager
        label={inTheme('periods')}
        back={{ label: 'Earlier', onClick: page > 1 ? () => setPage(page - 1) : undefined }}
        forward={{ label: 'Later', onClick: page < LAST_PAGE ? () => setPage(page + 1) : undefined }}
      >
        Month {page} of {LAST_PAGE}
      </Pager>
      <LoadMore label="Show more" progress={`${count} of 48`} onClick={() => setCount(Math.min(48, count + 12))} />
      <LoadMore label="Loading" progress="12 of 48" isLoading onClick={() => {}} />
    </>
  )
}
