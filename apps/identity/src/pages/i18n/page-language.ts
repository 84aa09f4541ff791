import { Injectable } from '@nestjs/common';
import { acceptedLanguages, languageOf } from '@platform/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Language } from './translations.js';

/** Holds what a person chose on one of our pages, and nothing else. */
export const languageCookie = 'identity_language';

/** A sign-in that an application asked for, with the parameters of its request. */
interface AskedSignIn {
  interaction: { params: Record<string, unknown> };
}

/** In which language a person is spoken to. */
@Injectable()
export class PageLanguage {
  /**
   * Of a page: see `chooseLanguage`. `flow` is the sign-in of the application that the page belongs to, whose
   * `ui_locales` count.
   */
  of(req: FastifyRequest, flow?: AskedSignIn): Language {
    return chooseLanguage({
      chosen: req.cookies?.[languageCookie],
      uiLocales: flow?.interaction.params['ui_locales'],
      acceptLanguage: req.headers['accept-language'],
    });
  }

  /** Of a mail: the language of the profile, else English. */
  ofPerson({ language }: { language: string | null }): Language {
    return languageOf([language]);
  }
}

interface Wishes {
  /** Value of the cookie. */
  chosen?: string | undefined;
  /** OpenID Connect Core 3.1.2.1: BCP 47 tags, separated by spaces, the best one first. */
  uiLocales?: unknown;
  /** RFC 9110 12.5.4. */
  acceptLanguage?: string | undefined;
}

/**
 * What the person chose here comes first, or the choice would do nothing where an application names a language; then
 * what the application says of the person, then the browser, then English.
 */
export function chooseLanguage({ chosen, uiLocales, acceptLanguage }: Wishes): Language {
  return languageOf([
    chosen ?? null,
    ...(typeof uiLocales === 'string' ? uiLocales.split(' ') : []),
    ...acceptedLanguages(acceptLanguage),
  ]);
}
