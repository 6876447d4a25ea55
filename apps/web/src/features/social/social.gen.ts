/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
/** A company whose login identifies a person. */
export type SocialProvider =
  | 'apple'
  | 'facebook'
  | 'google';

export type LoginViaGoogleMutationVariables = Exact<{
  token: string;
}>;


export type LoginViaGoogleMutation = { loginViaGoogle:
    | { __typename: 'OauthException', code: number, messages: Array<string> }
    | { __typename: 'Token', token: string }
   };

export type LoginViaAppleMutationVariables = Exact<{
  token: string;
}>;


export type LoginViaAppleMutation = { loginViaApple:
    | { __typename: 'OauthException', code: number, messages: Array<string> }
    | { __typename: 'Token', token: string }
   };

export type LoginViaFacebookMutationVariables = Exact<{
  token: string;
}>;


export type LoginViaFacebookMutation = { loginViaFacebook:
    | { __typename: 'OauthException', code: number, messages: Array<string> }
    | { __typename: 'Token', token: string }
   };

export type RegisterViaGoogleMutationVariables = Exact<{
  token: string;
  agreementsTermsAndConditions: boolean;
  agreementsPersonalDataProcessing?: boolean | null | undefined;
}>;


export type RegisterViaGoogleMutation = { registerViaGoogle:
    | { __typename: 'OauthException', code: number, messages: Array<string> }
    | { __typename: 'Token', token: string }
   };

export type RegisterViaAppleMutationVariables = Exact<{
  token: string;
  agreementsTermsAndConditions: boolean;
  agreementsPersonalDataProcessing?: boolean | null | undefined;
}>;


export type RegisterViaAppleMutation = { registerViaApple:
    | { __typename: 'OauthException', code: number, messages: Array<string> }
    | { __typename: 'Token', token: string }
   };

export type RegisterViaFacebookMutationVariables = Exact<{
  token: string;
  agreementsTermsAndConditions: boolean;
  agreementsPersonalDataProcessing?: boolean | null | undefined;
}>;


export type RegisterViaFacebookMutation = { registerViaFacebook:
    | { __typename: 'OauthException', code: number, messages: Array<string> }
    | { __typename: 'Token', token: string }
   };

export type EndUnusedEntryMutationVariables = Exact<{ [key: string]: never; }>;


export type EndUnusedEntryMutation = { me: { __typename: 'MeMutation', logout: { __typename: 'BasicMutationSuccess', code: number } } };

export type LinkProviderMutationVariables = Exact<{
  provider: SocialProvider;
  token: string;
}>;


export type LinkProviderMutation = { me: { __typename: 'MeMutation', linkProvider:
      | { __typename: 'BasicMutationSuccess', code: number }
      | { __typename: 'OauthException', code: number, messages: Array<string> }
      | { __typename: 'UnauthorizedException', messages: Array<string> }
     } };

export const LoginViaGoogleDocument = "mutation LoginViaGoogle($token:String!){loginViaGoogle(token:$token){...on Token{token}...on OauthException{code messages}}}" as unknown as TypedDocumentNode<LoginViaGoogleMutation, LoginViaGoogleMutationVariables>
export const LoginViaAppleDocument = "mutation LoginViaApple($token:String!){loginViaApple(token:$token){...on Token{token}...on OauthException{code messages}}}" as unknown as TypedDocumentNode<LoginViaAppleMutation, LoginViaAppleMutationVariables>
export const LoginViaFacebookDocument = "mutation LoginViaFacebook($token:String!){loginViaFacebook(token:$token){...on Token{token}...on OauthException{code messages}}}" as unknown as TypedDocumentNode<LoginViaFacebookMutation, LoginViaFacebookMutationVariables>
export const RegisterViaGoogleDocument = "mutation RegisterViaGoogle($token:String!$agreementsTermsAndConditions:Boolean!$agreementsPersonalDataProcessing:Boolean){registerViaGoogle(token:$token agreementsTermsAndConditions:$agreementsTermsAndConditions agreementsPersonalDataProcessing:$agreementsPersonalDataProcessing){...on Token{token}...on OauthException{code messages}}}" as unknown as TypedDocumentNode<RegisterViaGoogleMutation, RegisterViaGoogleMutationVariables>
export const RegisterViaAppleDocument = "mutation RegisterViaApple($token:String!$agreementsTermsAndConditions:Boolean!$agreementsPersonalDataProcessing:Boolean){registerViaApple(token:$token agreementsTermsAndConditions:$agreementsTermsAndConditions agreementsPersonalDataProcessing:$agreementsPersonalDataProcessing){...on Token{token}...on OauthException{code messages}}}" as unknown as TypedDocumentNode<RegisterViaAppleMutation, RegisterViaAppleMutationVariables>
export const RegisterViaFacebookDocument = "mutation RegisterViaFacebook($token:String!$agreementsTermsAndConditions:Boolean!$agreementsPersonalDataProcessing:Boolean){registerViaFacebook(token:$token agreementsTermsAndConditions:$agreementsTermsAndConditions agreementsPersonalDataProcessing:$agreementsPersonalDataProcessing){...on Token{token}...on OauthException{code messages}}}" as unknown as TypedDocumentNode<RegisterViaFacebookMutation, RegisterViaFacebookMutationVariables>
export const EndUnusedEntryDocument = "mutation EndUnusedEntry{me{logout{code}}}" as unknown as TypedDocumentNode<EndUnusedEntryMutation, EndUnusedEntryMutationVariables>
export const LinkProviderDocument = "mutation LinkProvider($provider:SocialProvider!$token:String!){me{linkProvider(provider:$provider token:$token){...on BasicMutationSuccess{code}...on UnauthorizedException{messages}...on OauthException{code messages}}}}" as unknown as TypedDocumentNode<LinkProviderMutation, LinkProviderMutationVariables>