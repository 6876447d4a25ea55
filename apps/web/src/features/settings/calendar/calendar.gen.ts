/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
export type CalendarFeedMakeMutationVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedMakeMutation = { calendarFeedMake:
    | { __typename: 'CalendarFeedMade', url: string, feed: { __typename: 'CalendarFeed', madeAt: string } }
    | { __typename: 'UnauthorizedException', code: number }
    | { __typename: 'ValidationException', code: number }
   };

export type CalendarFeedStopMutationVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedStopMutation = { calendarFeedStop: { __typename: 'BasicMutationSuccess', code: number } };

export const CalendarFeedMakeDocument = "mutation CalendarFeedMake{calendarFeedMake{...on CalendarFeedMade{url feed{madeAt}}...on ValidationException{code}...on UnauthorizedException{code}}}" as unknown as TypedDocumentNode<CalendarFeedMakeMutation, CalendarFeedMakeMutationVariables>
export const CalendarFeedStopDocument = "mutation CalendarFeedStop{calendarFeedStop{code}}" as unknown as TypedDocumentNode<CalendarFeedStopMutation, CalendarFeedStopMutationVariables>