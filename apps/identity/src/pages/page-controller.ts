import { applyDecorators, Controller, UseFilters, UseInterceptors } from '@nestjs/common';
import { Describe, Public } from '@platform/service-kit';
import { PageAnswers } from './page-answer.js';
import { PageProblems } from './page-problems.js';

/** A controller whose methods answer with pages: no access token, no part of the API's document. */
export function PageController(path: string): ClassDecorator {
  return applyDecorators(
    Controller(path),
    Public(),
    Describe({ hidden: true }),
    UseInterceptors(PageAnswers),
    UseFilters(PageProblems),
  );
}
