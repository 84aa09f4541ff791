import { Injectable } from '@nestjs/common';
import type { FieldErrors } from '@platform/contracts';
import { fieldErrors } from '@platform/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageLanguage } from '../i18n/page-language.js';
import { People } from '../people/people.service.js';
import { registration } from './registration.js';
import { Csrf } from '../pages/csrf.js';
import { Flows } from '../flows/flows.js';
import type { PageAnswer } from '../pages/page-answer.js';
import type { Form } from '../pages/page-form.js';
import { registerPage } from './register.page.js';
import { registerTexts } from './register.texts.js';
import { byPassword } from '../sign-in/authentication-context.js';
import { SignInSteps } from '../sign-in/sign-in-steps.js';
import { SignIn } from '../sign-in/sign-in.service.js';

/** Making an account, which also signs in and goes on with what the person came for. */
@Injectable()
export class Register {
  constructor(
    private readonly people: People,
    private readonly flows: Flows,
    private readonly signIn: SignIn,
    private readonly steps: SignInSteps,
    private readonly csrf: Csrf,
    private readonly language: PageLanguage,
  ) {}

  async show(req: FastifyRequest, reply: FastifyReply, handle: unknown): Promise<PageAnswer> {
    const flow = await this.flows.find(req, handle, 'login');
    return { page: registerPage(await this.signIn.common(req, reply, flow)) };
  }

  async submit(req: FastifyRequest, reply: FastifyReply, form: Form = {}): Promise<PageAnswer> {
    this.csrf.check(req, form['csrf']);
    const flow = await this.flows.find(req, form['flow'], 'login');
    const again = async (errors: FieldErrors): Promise<PageAnswer> => ({
      status: 422,
      page: registerPage({
        ...(await this.signIn.common(req, reply, flow)),
        values: form as Record<string, string>,
        errors,
      }),
    });
    const wanted = registration.safeParse(form);
    if (!wanted.success) return again(fieldErrors(wanted.error.issues));
    const user = await this.people.register(wanted.data);
    if (!user) return again({ email: [registerTexts[this.language.of(req, flow)].cannotBeUsed] });
    return { redirect: await this.steps.afterFirstFactor(req, reply, flow, user, byPassword) };
  }
}
