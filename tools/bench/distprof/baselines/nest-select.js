var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
/** A bare Nest and Fastify route that reads one row by its primary key. */
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Pool } from 'pg';
import { baselineSettings } from './config.js';
const { port, databaseUrl } = baselineSettings();
const pool = new Pool({ connectionString: databaseUrl, max: 20 });
await pool.query('CREATE TABLE IF NOT EXISTS baseline (id int PRIMARY KEY, name text)');
await pool.query(`INSERT INTO baseline SELECT n, 'row ' || n FROM generate_series(1, 1000) n ON CONFLICT DO NOTHING`);
let RowController = class RowController {
    async row() {
        const { rows } = await pool.query({
            name: 'row',
            text: 'SELECT * FROM baseline WHERE id = $1',
            values: [1 + Math.floor(Math.random() * 1000)],
        });
        return { data: rows[0] };
    }
};
__decorate([
    Get(),
    __metadata("design:type", Function),
    __metadata("design:paramtypes", []),
    __metadata("design:returntype", Promise)
], RowController.prototype, "row", null);
RowController = __decorate([
    Controller()
], RowController);
let BaselineModule = class BaselineModule {
};
BaselineModule = __decorate([
    Module({ controllers: [RowController] })
], BaselineModule);
const app = await NestFactory.create(BaselineModule, new FastifyAdapter(), { logger: false });
await app.listen(port, '127.0.0.1');
//# sourceMappingURL=nest-select.js.map