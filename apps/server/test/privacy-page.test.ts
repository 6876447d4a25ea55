import { contents } from '@dayplate/catalogue'
import { ALLERGENS, ENERGY_FLOOR_KCAL } from '@dayplate/nutrition'
import { PLAN_HORIZON_DAYS } from '@dayplate/rules/day-plan'
import { DISLIKED_FOODS_MOST } from '@dayplate/rules/diet-settings'
import { MOST_PRINTED_DAYS } from '@dayplate/rules/print'
import { describe, expect, it } from 'vitest'
import { TABLES } from '../src/modules/personal-data/index.ts'

const textOf = (language: 'en' | 'pl', identifier: string): string =>
  contents[language].find((content) => content.identifier === identifier)?.markdown.replaceAll(/\s+/g, ' ') ?? ''

/** The words by which the privacy policy describes each personal table. A new table needs a sentence there and a line here. */
const TOLD: Readonly<Record<string, readonly [english: string, polish: string]>> = {
  users: ['Your e-mail address and whether it is confirmed', 'Adres e-mail i informacja, czy jest potwierdzony'],
  auth_tokens: ['For each device you are logged in on', 'O każdym urządzeniu, na którym trwa logowanie'],
  login_networks: ['a one-way hash of each network', 'jednokierunkowy skrót każdej sieci'],
  one_time_tokens: ['Of the links we send you', 'O linkach, które Ci wysyłamy'],
  social_identities: ['your ID there and when you linked it', 'Twój numer u tego dostawcy i czas połączenia'],
  social_tickets: ['for an hour at most', 'najwyżej przez godzinę'],
  social_flows: ['the page you wanted', 'stronę, którą chcesz otworzyć'],
  social_handoffs: ['what they tell us about you', 'dane, które przekazuje nam dostawca'],
  consents: ['What you agreed to, in which version', 'Na co jest Twoja zgoda, w jakiej wersji'],
  email_changes: ['While you change your e-mail address', 'Podczas zmiany adresu e-mail'],
  told_documents: ['you have been told about', 'o których zmianach regulaminu i tej polityki już wiesz'],
  agreements: ['which messages you want from us', 'jakie wiadomości chcesz od nas dostawać'],
  past_agreements: ['and when you withdrew it', 'kiedy została wycofana'],
  contact_requests: ['when it came and when it was answered', 'czas nadejścia i czas odpowiedzi'],
  agreed_mails: ['which of them we wrote to you and when', 'które z nich już do Ciebie napisaliśmy'],
  mails: ['which kind of e-mail was sent', 'rodzaj e-maila'],
  grants: ['The access you were given', 'Przyznany dostęp'],
  subscriptions: ['Subscriptions with their renewal date', 'Subskrypcje z datą odnowienia'],
  payments: ['payments with what they were for', 'płatności: za co są'],
  diet_settings: ['Your answers in the diet settings', 'Odpowiedzi z ustawień diety'],
  diet_exclusions: ['The allergens and foods you avoid', 'Alergeny i produkty, których nie jesz'],
  hydration_settings: ['How much you want to drink', 'To, ile chcesz pić'],
  weights: ['The weights you have entered', 'Wpisana waga wraz z datami'],
  plannings: ['the inputs they were planned from', 'dane, z których powstały'],
  plan_days: ['The days planned for you', 'Zaplanowane dni'],
  plan_changes: ['the days as they were before you changed them', 'dni sprzed Twoich zmian'],
  eaten_days: ['the meals you marked as eaten', 'posiłki odznaczone jako zjedzone'],
  idempotency_keys: ['so that it counts once when it is sent again', 'wysłana ponownie liczyła się raz'],
  shopping_lists: ['For how many people you shop', 'To, dla ilu osób kupujesz'],
  shopping_stock: ['What you ticked on the shopping list', 'Produkty odhaczone na liście zakupów'],
  shopping_items: ['what you wrote on the list yourself', 'Własne pozycje listy'],
  shopping_list_links: ['Of a shopping list you share by a link', 'O liście zakupów udostępnionej linkiem'],
  calendar_feeds: ['a hash of its secret address', 'skrót jego tajnego adresu'],
  favourite_meals: ['Your favourite meals', 'Ulubione posiłki'],
}

describe('the privacy policy', () => {
  const personal = Object.entries(TABLES).flatMap(([table, use]) => ('owner' in use ? [table] : []))

  it.each(personal)('describes the table %s in both languages', (table) => {
    const [english, polish] = TOLD[table] ?? [`no sentence of ${table}`, `no sentence of ${table}`]
    expect(textOf('en', 'privacy-policy')).toContain(english)
    expect(textOf('pl', 'privacy-policy')).toContain(polish)
  })

  it('describes no table that no longer exists', () => {
    expect(Object.keys(TOLD).filter((table) => !personal.includes(table))).toEqual([])
  })

  it.each(['en', 'pl'] as const)(
    'leads to every right in %s: copy, correction, erasure, withdrawal, complaint',
    (language) => {
      const text = textOf(language, 'privacy-policy')
      for (const way of [
        '(/settings)',
        '(/diet-settings)',
        '(/remove-account/request)',
        '(/unsubscribe)',
        '(/contact)',
      ])
        expect(text).toContain(way)
      for (const article of ['6(1)(b)', '9(2)(a)']) {
        const [number, paragraph, letter] = article.match(/\w+/g) ?? []
        expect(text).toContain(language === 'en' ? article : `art. ${number} ust. ${paragraph} lit. ${letter}`)
      }
      for (const blank of ['name', 'address', 'email', 'data-contact', 'authority'])
        expect(text).toContain(`{operator-${blank}}`)
    },
  )
})

describe.each(['en', 'pl'] as const)('the pages in %s', (language) => {
  it.each([
    ['how-to', PLAN_HORIZON_DAYS],
    ['how-to', MOST_PRINTED_DAYS],
    ['diet-faq', DISLIKED_FOODS_MOST],
    ['diet-faq', ALLERGENS.length],
    ['faq:dietitian', ENERGY_FLOOR_KCAL.female],
    ['faq:dietitian', ENERGY_FLOOR_KCAL.male],
  ])('contain in %s the figure %i of the product', (identifier, figure) => {
    expect(textOf(language, identifier)).toMatch(new RegExp(`\\b${figure}\\b`))
  })

  it.each(['faq:dietitian', 'terms-of-service-web', 'diet-faq', 'how-to'])(
    'link from %s to the allergens that users can exclude',
    (identifier) => {
      expect(textOf(language, identifier)).toContain('(/diet-settings/exclusions)')
      expect(textOf(language, identifier)).not.toMatch(
        /does not know your allerg|nie zna Twoich alergii|Dayplate ich nie zna/,
      )
    },
  )
})
