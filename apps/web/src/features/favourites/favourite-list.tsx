import type { CalendarDay } from '@dayplate/dates'
import { FAVOURITES_SHOWN } from '@dayplate/rules/favourites'
import { useRef, useState } from 'react'
import { Heart, Search } from 'lucide-react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { LoadMore } from '../../ui/load-more/load-more.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { FavouriteOverlays, useFavouriteOverlays } from './favourite-overlays.tsx'
import { FavouriteRow, type FavouriteRowProps, stayingOf } from './favourite-row.tsx'
import { type FavouriteSearch, type FavouritesOfDay, useFavourites } from './use-favourites.ts'
import { useGlide } from '../../ui/glide/use-glide.ts'
import { useRemovals } from './use-removals.ts'
import styles from './favourites-page.module.css'

interface FavouriteListProps extends FavouriteSearch {
  readonly today: CalendarDay
}

/** The favourites that match the search, or the reason why there are none. */
export function FavouriteList(search: FavouriteListProps) {
  const t = useT()
  const { pages, showMore } = usePages(search)
  const answer = useFavourites({ ...search, offset: 0 })
  const removals = useRemovals()
  const overlays = useFavouriteOverlays()
  const list = useRef<HTMLUListElement>(null)
  useGlide(list)
  if (answer.kind === 'loading') return <FavouritesSkeleton />
  if (answer.kind === 'failed') return <FailedState failure={answer.failure} onRetry={answer.retry} />
  const found = answer.data
  // The last one may wait for the connection to be removed.
  const isEmpty = found.count <= found.meals.length && stayingOf(found.meals, removals.leavingOf).length === 0
  if (isEmpty) {
    const isSearch = search.text !== '' || search.mealType !== null
    return <NoFavourites reason={found.hasAccess ? (isSearch ? 'search' : 'none') : 'access'} search={search} />
  }
  const row: Omit<FavouriteRowProps, 'meals'> = { ...removals, onShow: overlays.show, onAdd: overlays.add }
  const shown = Math.min(pages * FAVOURITES_SHOWN, found.count)
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('favourites/count', { count: found.count })}
      </p>
      {/* Above the cards, where it does not move when one of them goes. */}
      <AllMealsLink text="" mealType={null} />
      <ul className={styles.meals} ref={list}>
        <FavouriteRow meals={found.meals} {...row} />
        {Array.from({ length: pages - 1 }, (_, page) => (
          <FurtherRow key={page} search={{ ...search, offset: (page + 1) * FAVOURITES_SHOWN }} row={row} />
        ))}
      </ul>
      {shown < found.count ? (
        <LoadMore
          label={t('favourites/more')}
          progress={t('favourites/progress', { shown, count: found.count })}
          onClick={showMore}
        />
      ) : null}
      <FavouriteOverlays
        overlays={overlays}
        daysAhead={found.daysAhead}
        today={search.today}
        onRemove={removals.remove}
      />
    </>
  )
}

/** The number of shown pages. A new search starts with one page. */
function usePages({ text, mealType }: FavouriteSearch) {
  const search = `${mealType} ${text}`
  const [shown, setShown] = useState({ search, pages: 1 })
  const pages = shown.search === search ? shown.pages : 1
  return { pages, showMore: () => setShown({ search, pages: pages + 1 }) }
}

interface FurtherRowProps {
  readonly search: FavouritesOfDay
  readonly row: Omit<FavouriteRowProps, 'meals'>
}

/** A further page of the list, after the first. */
function FurtherRow({ search, row }: FurtherRowProps) {
  const answer = useFavourites(search)
  switch (answer.kind) {
    case 'loading':
      return <SkeletonCards count={2} />
    case 'failed':
      return (
        <li>
          <FailedState failure={answer.failure} onRetry={answer.retry} />
        </li>
      )
    case 'answered':
      return <FavouriteRow meals={answer.data.meals} {...row} />
  }
}

/** The skeleton of the list while it loads. */
function FavouritesSkeleton() {
  return (
    <SkeletonGroup>
      <ul className={styles.meals}>
        <SkeletonCards count={6} />
      </ul>
    </SkeletonGroup>
  )
}

/** Skeletons of cards that are loading. */
function SkeletonCards({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index}>
      <Skeleton height={242} />
    </li>
  ))
}

interface NoFavouritesProps {
  /** none: no favourites at all; search: no match; access: no access to the diet, which favourites need. */
  readonly reason: 'none' | 'search' | 'access'
  readonly search: FavouriteSearch
}

function NoFavourites({ reason, search }: NoFavouritesProps) {
  const t = useT()
  const isSearch = reason === 'search'
  return (
    <PlateState
      isSection
      picture={platePictures.empty}
      ground={isSearch ? 'lunch' : 'snack'}
      icon={isSearch ? <Search /> : <Heart />}
      title={t(`favourites/${reason}/title`)}
      text={t(`favourites/${reason}/text`)}
    >
      {isSearch ? null : (
        <ButtonLink size="large" to="/day-plan">
          {t('insertion/to-day-plan')}
        </ButtonLink>
      )}
      {reason === 'access' ? null : <AllMealsLink {...search} />}
    </PlateState>
  )
}

/** Leads to all meals that match the same search. */
function AllMealsLink({ text, mealType }: FavouriteSearch) {
  const t = useT()
  return (
    <ButtonLink kind="quiet" to="/meals" search={{ search: text || undefined, meal: mealType ?? undefined }}>
      {t('favourites/all-meals')}
    </ButtonLink>
  )
}
