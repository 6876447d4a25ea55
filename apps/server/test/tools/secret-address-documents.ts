export const SHARE = `mutation Share($period: DatePeriodInput!) {
  shoppingListShare(period: $period) {
    __typename
    ... on ShoppingListShared { token link { period { start end } expiresAt } }
    ... on ValidationException { details { fieldName messages } }
    ... on UnauthorizedException { code }
  }
}`
export const STOP_SHARING = `mutation StopSharing($period: DatePeriodInput!) {
  shoppingListStopSharing(period: $period) { code }
}`
export const LINKS = '{ shoppingListLinks { period { start end } expiresAt } }'

const PRODUCT = 'productId name imageUrl isBought version measurements { text }'
export const SHARED_LIST = `query SharedShoppingList($token: String!) {
  sharedShoppingList(token: $token) {
    __typename
    ... on SharedShoppingList {
      period { start end } expiresAt
      categories { key name products { ${PRODUCT} } }
      ownItems { id name isBought version } }
    ... on UnauthorizedException { code messages }
  }
}`
export const SHARED_MARK = `mutation SharedMark($token: String!, $productId: ID!, $isBought: Boolean!, $version: Int) {
  sharedShoppingListMarkProduct(token: $token, productId: $productId, isBought: $isBought, version: $version) {
    __typename
    ... on SharedShoppingProductMarked { code product { ${PRODUCT} } }
    ... on ValidationException { details { fieldName messages } }
    ... on UnauthorizedException { code messages }
  }
}`
export const SHARED_MARK_ITEM = `mutation SharedMarkItem($token: String!, $id: ID!, $isBought: Boolean!, $version: Int) {
  sharedShoppingListMarkItem(token: $token, id: $id, isBought: $isBought, version: $version) {
    __typename
    ... on ShoppingItemChanged { code item { id isBought version } }
    ... on ValidationException { details { fieldName messages } }
    ... on UnauthorizedException { code messages }
  }
}`

export const MAKE_CALENDAR = `mutation Make {
  calendarFeedMake {
    __typename
    ... on CalendarFeedMade { url feed { madeAt } }
    ... on ValidationException { details { fieldName messages } }
    ... on UnauthorizedException { code }
  }
}`
