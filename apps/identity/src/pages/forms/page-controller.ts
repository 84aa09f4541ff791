import { applyDecorators, Controller, UseFilters, UseGuards, UseInterceptors } from '@nestjs/common';
import { Describe, Public } from '@platform/service-kit';
import { FormGuard } from './form.guard.js';
import { PageAnswers } from './page-answer.js';
import { RepeatedForms } from './repeated-forms.js';
import { PageProblems } from './page-problems.js';

/**
 * A controller whose methods answer with pages and take our own forms: no access token, no part of the API's document.
 */
export function PageController(path: string): ClassDecorator {
  return applyDecorators(
    Controller(path),
    Public(),
    Describe({ hidden: true }),
    UseGuards(FormGuard),
    UseInterceptors(PageAnswers, RepeatedForms),
    UseFilters(PageProblems),
  );
}
