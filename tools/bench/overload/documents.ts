export const LOGIN =
  'mutation Login($email: String!, $password: String!) { login(email: $email, password: $password) { __typename } }'
export const REGISTER = 'mutation Register($request: RegistrationInput!) { register(request: $request) { __typename } }'
