var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
/** A service as all are made, with one route that does nothing: what is left is the token, the rate limit and the kit around them. */
import { Controller, Get, Injectable, Module } from '@nestjs/common';
import { eventsFor } from '@platform/contracts';
import { Answer, configuration, OnEvent, runService, Scopes } from '@platform/service-kit';
import { z } from 'zod';
class Config extends configuration({}) {
}
let NothingController = class NothingController {
    get() {
        return { data: 'nothing' };
    }
};
__decorate([
    Get(),
    Scopes('org:read'),
    Answer(200, z.object({ data: z.string() })),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", void 0)
], NothingController.prototype, "get", null);
NothingController = __decorate([
    Controller('api/v1/nothing')
], NothingController);
let Listener = class Listener {
    async ignore() { }
};
__decorate([
    OnEvent(...eventsFor('organizations')),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], Listener.prototype, "ignore", null);
Listener = __decorate([
    Injectable()
], Listener);
let NothingModule = class NothingModule {
};
NothingModule = __decorate([
    Module({ controllers: [NothingController], providers: [Listener] })
], NothingModule);
await runService({
    name: 'organizations',
    title: 'Token check',
    config: Config,
    module: NothingModule,
    entities: [],
    migrations: [],
});
//# sourceMappingURL=token-check.js.map