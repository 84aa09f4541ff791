<?php
// Asks for a token of the application itself, and calls the API with it: `php own-token.php`.
const ISSUER = '{{issuer}}';

function ask(string $address, string $authorization, array $fields = []): array
{
    $http = ['header' => ["Authorization: $authorization"], 'ignore_errors' => true];
    if ($fields) {
        $http['method'] = 'POST';
        $http['header'][] = 'Content-Type: application/x-www-form-urlencoded';
        $http['content'] = http_build_query($fields);
    }
    $body = file_get_contents($address, false, stream_context_create(['http' => $http]));
    $answer = json_decode($body, true, 512, JSON_THROW_ON_ERROR);
    if (isset($answer['error'])) {
        throw new RuntimeException($answer['error'] . ': ' . ($answer['error_description'] ?? $answer['message']));
    }
    return $answer;
}

$proof = base64_encode('{{client_id}}:' . getenv('CLIENT_SECRET'));
$tokens = ask(ISSUER . '/oauth/token', "Basic $proof", [
    'grant_type' => 'client_credentials',
    'scope' => '{{own_scopes}}',
]);
foreach (ask(ISSUER . '/v1/webhook-events', "Bearer {$tokens['access_token']}")['data'] as $event) {
    echo $event['event'], ' - ', $event['description'], "\n";
}
